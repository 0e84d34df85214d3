"""The table of rules, rulings and tests in `docs/rules/fivex.md` says the truth about tests and code."""

from tests.rules.rule_table import RuleTable, numbered

TABLE = RuleTable("fivex")


def test_every_test_named_in_the_table_exists() -> None:
    assert TABLE.untested == set()


def test_every_test_of_the_rules_is_named_in_the_table() -> None:
    assert TABLE.unnamed == set()


def test_every_ruling_is_in_the_table_once() -> None:
    assert TABLE.numbers == numbered({1: 6, 2: 3, 3: 8, 4: 8, 5: 9, 6: 6, 7: 9, 8: 5})


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    assert TABLE.cited >= {"1.4", "2.1", "3.5", "4.6", "5.3", "6.2", "7.6", "8.2"}
    assert TABLE.unlisted == set()
