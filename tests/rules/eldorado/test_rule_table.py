"""The table of rules, rulings and tests in `docs/rules/eldorado.md` says the truth about tests and code."""

from tests.rules.rule_table import RuleTable, numbered

TABLE = RuleTable("eldorado")


def test_every_test_named_in_the_table_exists() -> None:
    assert TABLE.untested == set()


def test_every_test_of_the_rules_is_named_in_the_table() -> None:
    assert TABLE.unnamed == set()


def test_every_ruling_is_in_the_table_once() -> None:
    assert TABLE.numbers == numbered({1: 8, 2: 14, 3: 10, 4: 13, 5: 8, 6: 6, 7: 8, 8: 12, 9: 9, 10: 1})


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    assert TABLE.cited >= {"1.6", "2.13", "3.8", "4.4", "5.4", "6.4", "7.4", "8.9"}
    assert TABLE.unlisted == set()
