from __future__ import annotations

import json

from tests.site.conftest import Site, run_of

from woodlaw.logs.rootlog.highlighting import textmate_grammar


def test_programs_read_clauses_scenarios_and_the_grammar_of_rootlog(site: Site) -> None:
    site.evidence(run_of("One passes", "4.3.1"))
    site.page("four", ".. law:chapter:: 4")
    out = site.build().out
    told = json.loads((out / "law.json").read_text(encoding="utf-8"))
    clause = next(each for each in told["clauses"] if each["id"] == "4.3.1")
    assert (clause["state"], clause["address"]) == ("proven", "four.html#4.3.1")
    assert clause["scenarios"] == ["features/battle.feature::One passes"]
    (version,) = json.loads((out / "needs.json").read_text(encoding="utf-8"))["versions"].values()
    assert version["needs"]["LAW_4_3_1"]["status"] == "proven"
    (run,) = json.loads((out / "evidence.json").read_text(encoding="utf-8"))["scenarios"]
    assert run["id"] == "features/battle.feature::One passes"
    assert run["tagged"] == ["4.3.1"]
    assert not {"before", "after", "steps"} & set(run)
    assert json.loads((out / "rootlog.tmLanguage.json").read_text(encoding="utf-8")) == textmate_grammar()
