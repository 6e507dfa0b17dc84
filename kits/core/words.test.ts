import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../node/page.ts';
import type { Kit } from './kit-type.ts';

let body: HTMLElement;
let createWords: typeof import('./words.ts').createWords;
beforeAll(async () => {
  body = openPage();
  ({ createWords } = await import('./words.ts'));
});

/** Shows the HTML that a program exports. */
const plain: Kit = {
  modules: {},
  show: (shown, _, root) => void (root.innerHTML = shown as string),
  hide: (root) => void root.replaceChildren(),
};

/** What is heard when somebody types a name and presses Enter: clicks by the button's words, and submissions with theirs. */
async function entered(html: string, hear: (root: HTMLElement) => void = () => undefined): Promise<string[]> {
  const { words, clear } = createWords(plain, () => ({ default: html }), body);
  const heard: string[] = [];
  const root = body.lastElementChild as HTMLElement;
  const wordsOf = (element: unknown) =>
    element instanceof HTMLButtonElement || element instanceof HTMLInputElement
      ? element.textContent || element.value || element.getAttribute('alt')
      : 'no button';
  root.addEventListener('click', ({ target }) => heard.push(`clicked ${wordsOf(target)}`));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`submitted by ${wordsOf((event as SubmitEvent).submitter)}`);
  });
  try {
    await words.show();
    hear(root);
    await words.type('Name', 'Asha{Enter}');
    expect(words.text('textbox', 'Name')).toBe('Asha');
    return heard;
  } finally {
    clear();
  }
}

const NAME = '<input aria-label="Name">';

describe('Enter in a field', () => {
  test.each([
    ['clicks the button of its form', `<form>${NAME}<button>Book</button></form>`, 'Book'],
    ['clicks the first of several', `<form><button>Less</button>${NAME}<button>Book</button></form>`, 'Less'],
    [
      'passes by what submits nothing',
      `<form><button type="button">More</button><button type="reset">Clear</button>${NAME}<input type="submit" value="Book"></form>`,
      'Book',
    ],
    [
      'clicks a button that stands elsewhere and names its form',
      `<button form="one">Book</button><form><button>Other</button></form><form id="one">${NAME}<button>Second</button></form>`,
      'Book',
    ],
    ['clicks, however many fields there are', `<form>${NAME}<input><input><button>Book</button></form>`, 'Book'],
  ])('%s', async (_, html, button) => {
    expect(await entered(html)).toEqual([`clicked ${button}`, `submitted by ${button}`]);
  });

  test('clicks an image that submits', async () => {
    // The page of proofs goes no further with it.
    expect(await entered(`<form>${NAME}<input type="image" alt="Book"></form>`)).toContain('clicked Book');
  });

  test.each([
    ['alone', `<form>${NAME}</form>`],
    ['beside what takes no line', `<form>${NAME}<input type="checkbox"><input type="hidden"><select></select></form>`],
    ['beside a field of another form', `<form>${NAME}</form><form><input></form>`],
  ])('submits a form without a button where it is %s', async (_, html) => {
    expect(await entered(html)).toEqual(['submitted by no button']);
  });

  test.each([
    ['a second field and no button', `<form>${NAME}<input type="email"></form>`],
    ['a first button that is disabled', `<form>${NAME}<button disabled>Book</button><button>Other</button></form>`],
    ['no form', `${NAME}<button>Book</button>`],
    ['a field of several lines', '<form><textarea aria-label="Name"></textarea><button>Book</button></form>'],
    ['a field that must be filled, and is not', `<form>${NAME}<input required><button>Book</button></form>`],
  ])('submits nothing where there is %s', async (_, html) => {
    expect((await entered(html)).filter((what) => what.startsWith('submitted'))).toEqual([]);
  });

  test('does no more where its key, or the click, is prevented', async () => {
    const html = `<form>${NAME}<button>Book</button></form>`;
    const prevent = (type: string) => (root: HTMLElement) =>
      root
        .querySelector(type === 'click' ? 'button' : 'input')!
        .addEventListener(type, (event) => event.preventDefault());
    expect(await entered(html, prevent('keydown'))).toEqual([]);
    expect(await entered(html, prevent('click'))).toEqual(['clicked Book']);
  });
});
