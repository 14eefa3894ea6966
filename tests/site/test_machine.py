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
    assert "(text/4.txt)" in (out / "llms.txt").read_text(encoding="utf-8")
    chapter = (out / "text" / "4.txt").read_text(encoding="utf-8")
    assert "4.3.1 Step 1: Defender May Ambush\n  The defender may play" in chapter


def test_needs_stay_what_they_are_when_a_scenario_comes_before_them(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    site.page("battle", ".. law:feature:: features/battle.feature")
    told = []
    for names in (("One", "Two"), ("Before", "One", "Two")):
        site.evidence(*(run_of(name, "4.3.1", line=number) for number, name in enumerate(names, start=3)))
        (version,) = json.loads((site.build().out / "needs.json").read_text(encoding="utf-8"))["versions"].values()
        needs = version["needs"].values()
        told.append({(need["id"], need["external_url"]) for need in needs if need["type"] == "scenario"})
    assert told[0] < told[1]
    assert {address for _, address in told[1]} == {"battle.html#before", "battle.html#one", "battle.html#two"}
    assert version["needs"]["LAW_4_3_1"]["external_url"] == "four.html#4.3.1"
