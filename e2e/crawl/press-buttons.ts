import type { Locator, Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Ends a session or leaves the house: what they do has journeys of its own. */
const LEFT_ALONE = /log ?out|sign out|google|github|delete|open the editor/i;
/** How long a button may take to show that it was pressed; and once more on a page that was opened anew, should the machine be busy. */
const PATIENCE_MS = 2_000;
const BUSY_MS = 60_000;
/** How long what is closed may be on its way out. */
const CLOSED_MS = 100;

/** Presses a button; whether the page showed anything of it: a change, a call, another address, a dialog, a question for a file. */
async function answersTo(page: Page, button: Locator, patienceMs: number): Promise<boolean> {
  let answered = false;
  const heard = () => {
    answered = true;
  };
  const events = ['request', 'dialog', 'download', 'popup', 'framenavigated'] as const;
  // Every event of the list has its own overload.
  for (const event of events) page.on(event as 'request', heard);
  try {
    await page.evaluate(() => {
      const seen = window as { changed?: boolean };
      seen.changed = false;
      // A press on an input for files is told by the page: the browser's own dialog comes whenever the machine has time.
      const { click } = HTMLInputElement.prototype;
      HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
        if (this.type === 'file') seen.changed = true;
        else click.call(this);
      };
      new MutationObserver((_, observer) => {
        seen.changed = true;
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await button.click({ timeout: 2 * patienceMs });
    const until = Date.now() + patienceMs;
    while (!answered && Date.now() < until)
      answered = await page
        .evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          const focused = document.activeElement;
          // A press may also lead to another place of the page.
          const led = focused !== document.body && !focused?.matches('button, summary');
          return led || ((window as { changed?: boolean }).changed ?? true);
        })
        .catch(() => true);
    return answered;
  } finally {
    for (const event of events) page.off(event as 'request', heard);
  }
}

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replaceAll(/\d+/g, '#')),
  );

/** Presses each button of the page that was not pressed before under the same name; where a press changed which there are and Escape does not bring them back, the page is opened anew. Leaves it as the last press did. */
export async function pressButtons(page: Page, path: string, pressed: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.locator(
    // What is chosen already stays as it is.
    ':is(button:enabled, summary):not([aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-disabled="true"]):visible',
  );
  const address = page.url();
  const names = await namesOf(buttons);
  const openAnew = async () => {
    await page.goto(path);
    await settled(page);
  };
  const isAsOpened = async () => page.url() === address && (await namesOf(buttons)).join('\n') === names.join('\n');
  /** Closes what a press has opened over the page; whether the page is as before. */
  const close = async () => {
    if (page.url() !== address) return false;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(CLOSED_MS);
    return isAsOpened();
  };
  for (const [at, name] of names.entries()) {
    if (pressed.has(name) || LEFT_ALONE.test(name)) continue;
    pressed.add(name);
    if (!(await isAsOpened()) && !(await close())) await openAnew();
    // What was there at the first visit only, such as a note on a draft, is gone.
    const isThere = async () => (await namesOf(buttons))[at] === name;
    const press = (patienceMs: number) => answersTo(page, buttons.nth(at), patienceMs);
    // What a press before set going may change the page at any time.
    const again = async () => openAnew().then(async () => !(await isThere()) || press(BUSY_MS));
    if ((await isThere()) && !(await press(PATIENCE_MS).catch(() => false)) && !(await again()))
      faults.push(`the button “${name}” shows nothing when it is pressed`);
  }
  return faults;
}
