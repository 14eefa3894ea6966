"""Checking many recorded games; who does needs no table laid, and waits for none of what lays one."""

from __future__ import annotations

from woodlaw.logs.batch import check as check_games

__all__ = ["check_games"]
