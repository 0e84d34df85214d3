"""Settings: seen at once, kept for the next visit, and true at the table. The account: from guest to another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person, choose

SHORT = {"hand_size": 4, "round_cap": 3}
PASSWORD = "three boats and a mule"


def root(person: Person) -> Locator:
    """The whole page; its attributes say what is set."""
    return person.page.locator("html")


def colour(person: Person, name: str) -> str:
    """A colour of the page, as the browser works it out."""
    found: str = person.page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('{name}')")
    return found


def test_looks_change_at_once_and_are_kept(ida: Person) -> None:
    """Language, theme, colours and motion."""
    ida.open("/settings")
    page = ida.page
    sheet, red = colour(ida, "--sheet"), colour(ida, "--x-red")
    choose(page, "Light or dark", "Dark")
    choose(page, "Motion", "None")
    page.locator("label[data-palette=harbour]").click()
    expect(root(ida)).to_have_attribute("data-theme", "dark")
    expect(root(ida)).to_have_attribute("data-motion", "none")
    expect(root(ida)).to_have_attribute("data-palette", "harbour")
    assert colour(ida, "--sheet") != sheet
    assert colour(ida, "--x-red") != red
    choose(page, "Language", "Français")
    expect(page.get_by_role("heading", name="Réglages", exact=True)).to_be_visible()
    chosen = colour(ida, "--sheet"), colour(ida, "--x-red")

    page.reload()
    expect(page.get_by_role("heading", name="Réglages", exact=True)).to_be_visible()
    for name, value in {"lang": "fr", "data-theme": "dark", "data-motion": "none", "data-palette": "harbour"}.items():
        expect(root(ida)).to_have_attribute(name, value)
    assert (colour(ida, "--sheet"), colour(ida, "--x-red")) == chosen
    expect(page.locator("label[data-palette=harbour] input")).to_be_checked()


def test_who_wants_to_confirm_everything_is_asked_every_time(ida: Person) -> None:
    """Nothing happens before the button, and nothing at all after "cancel"."""
    ida.open("/settings")
    choose(ida.page, "Confirm before a move", "Always")
    ida.play("expeditions", 2, options=SHORT)
    assert ida.turn()
    ply = ida.ply
    ida.page.locator("#tab-actions").click()
    first = ida.page.locator("[data-action].action").first
    confirm = ida.page.locator("[data-confirm]")
    first.click()
    expect(confirm).to_be_visible()
    ida.page.get_by_role("button", name="Cancel").click()
    expect(confirm).not_to_be_visible()
    assert ida.ply == ply
    first.click()
    confirm.click()
    ida.wait_until_told(ply)
    expect(confirm).not_to_be_visible()


def test_who_wants_no_confirmations_has_none(somebody: Callable[..., Person]) -> None:
    """Not even on a touch screen, where usually every move is asked about."""
    ida = somebody("Ida", has_touch=True, is_mobile=True)
    ida.play("expeditions", 2, options=SHORT)
    ida.turn()
    ida.page.locator("#tab-actions").click()
    action = ida.page.locator("[data-action].action").first
    action.click()
    expect(ida.page.locator("[data-confirm]")).to_be_visible()
    table = ida.page.url

    ida.open("/settings")
    choose(ida.page, "Confirm before a move", "Never")
    ida.page.goto(table)
    ida.turn()
    ply = ida.ply
    ida.page.locator("#tab-actions").click()
    action.click()
    ida.wait_until_told(ply)


def test_a_key_can_be_changed(ida: Person) -> None:
    """The new one works at the table, the old one no more; a key that is taken is not given."""
    ida.open("/settings")
    page = ida.page
    actions = page.locator("li", has_text="List of actions").get_by_role("button")
    actions.click()
    page.keyboard.press("l")
    expect(page.get_by_text("That key already belongs to “Log”")).to_be_visible()
    actions.click()
    page.keyboard.press("x")
    expect(page.get_by_text("“List of actions” has a new key.")).to_be_visible()

    ida.play("expeditions", 2, options=SHORT)
    tab = page.locator("#tab-actions")
    page.keyboard.press("a")
    page.keyboard.press("c")
    expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    page.keyboard.press("x")
    expect(tab).to_have_attribute("aria-selected", "true")

    ida.open("/settings")
    page.get_by_role("button", name="Back to the usual keys").click()
    expect(actions).to_contain_text("A")


def test_a_guest_registers_signs_out_and_comes_back_elsewhere(somebody: Callable[..., Person]) -> None:
    """With the games they played; a wrong password is said to be wrong."""
    ida = somebody("Ida")
    table = ida.lay("expeditions", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    ida.open("/settings")
    register = ida.page.locator("form", has=ida.page.get_by_role("heading", name="Register"))
    register.get_by_label("Login").fill("ida.pfeiffer")
    register.get_by_label("Password").fill(PASSWORD)
    register.get_by_role("button", name="Register").click()
    expect(ida.page.get_by_text("You sign in as ida.pfeiffer.")).to_be_visible()
    ida.page.get_by_role("button", name="Sign out").click()
    expect(ida.page.get_by_text("You are signed out.").first).to_be_visible()
    expect(register).to_be_visible()

    elsewhere = somebody("Nobody")
    elsewhere.open("/settings")
    sign_in = elsewhere.page.locator("form", has=elsewhere.page.get_by_role("heading", name="Sign in"))
    sign_in.get_by_label("Login").fill("ida.pfeiffer")
    sign_in.get_by_label("Password").fill("two boats and a mule")
    sign_in.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_text("No login and password go together like this.").first).to_be_visible()
    elsewhere.complaints.clear()  # the browser writes down every answer that is an error
    sign_in.get_by_label("Password").fill(PASSWORD)
    sign_in.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_text("You sign in as ida.pfeiffer.")).to_be_visible()
    elsewhere.open("/")
    own = elsewhere.page.get_by_role("region", name="My games")
    expect(own.get_by_role("link", name="Go on")).to_have_attribute("href", f"/tables/{table}")
