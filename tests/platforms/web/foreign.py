"""A page beside the frame in which an app shows ours: of the app's own address, and not the app."""

from playwright.async_api import Page

BESIDE = """(told) => new Promise((done) => {
    const beside = document.createElement("iframe");
    beside.srcdoc = `<script>parent.frames[0].postMessage(${JSON.stringify(told)}, "*");
        parent.postMessage("[9, {}]", "*")</` + "script>";
    addEventListener("message", ({ source }) => {
        if (source === beside.contentWindow) setTimeout(() => (beside.remove(), done()), 50);
    });
    document.body.append(beside);
})"""


async def says(page: Page, told: object) -> None:
    """It says this to our page, as the app would, and is gone."""
    await page.evaluate(BESIDE, told)
