"""The table of rules, rulings and tests in `docs/rules/expeditions.md` says the truth about tests and code."""

from tests.rules.rule_table import RuleTable

TABLE = RuleTable("expeditions")


def test_every_test_named_in_the_table_exists() -> None:
    assert TABLE.untested == set()


def test_every_test_of_the_rules_is_named_in_the_table() -> None:
    assert TABLE.unnamed == set()


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    assert TABLE.cited >= {"1.5", "2.4", "4.3", "5.9", "6.8"}
    assert TABLE.unlisted == set()
    assert len(TABLE.numbers) == len(set(TABLE.numbers))
