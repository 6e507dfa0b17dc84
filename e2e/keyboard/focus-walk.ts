import type { Page } from '@playwright/test';

/** What the keyboard should reach, as it is called in a fault. */
const TABBABLE =
  ':is(a[href], area[href], button, input, select, textarea, summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';

/** How often Tab may be pressed on one page. */
const MOST_STEPS = 1_500;

/** Where the focus is after a press: `end` where it has left the page. */
type Step = { at: 'end' } | { at: number; name: string; editor: boolean; faults: string[] };

/** Numbers everything that Tab should come to, and keeps how it looks without the focus. Answers the names by number. */
const prepare = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((tabbable) => {
    const LOOKS = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'boxShadow',
      'borderColor',
      'backgroundColor',
      'textDecorationLine',
      'color',
    ] as const;
    const seen = window as unknown as Record<string, unknown>;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.id || '')).trim().slice(0, 50)}”`;
    const around = (element: Element, levels = 4): Element[] =>
      levels === 0 || element === document.body
        ? []
        : [element, ...(element.parentElement ? around(element.parentElement, levels - 1) : [])];
    /** An element shows its focus by itself, or by what stands around or beside it. */
    const looks = (element: Element): string =>
      [...around(element), element.nextElementSibling]
        .filter((each): each is Element => each !== null)
        .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map((style) => LOOKS.map((look) => style[look]).join(' '))
        .join('\n');
    const isRadio = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'radio';
    const inOneGroup = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>(tabbable)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      // Of radio buttons of one name the arrows choose.
      if (isRadio(element)) {
        if (inOneGroup.has(element.name)) return false;
        inOneGroup.add(element.name);
      }
      return true;
    });
    const names = all.map(nameOf);
    const rest = new Map(all.map((element) => [element, looks(element)]));
    const numberOf = (element: Element): number =>
      all.findIndex((each) => each === element || (isRadio(each) && isRadio(element) && each.name === element.name));
    seen['tell'] = () => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element === document.documentElement) return { at: 'end' };
      const faults: string[] = [];
      const editor = element.closest('.cm-editor') !== null;
      // An invisible control, such as a switch's, shows itself by its label.
      const shown =
        element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type)
          ? (element.labels?.[0] ?? element)
          : element;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const within = {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      };
      if (within.right <= within.left || within.bottom <= within.top)
        faults.push('is out of sight when it has the focus');
      else {
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map(
            (y) =>
              [within.left + x * (within.right - within.left), within.top + y * (within.bottom - within.top)] as const,
          ),
        );
        const isSeen = points.some(([x, y]) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (shown.contains(at) || at.contains(shown));
        });
        if (!isSeen && !editor) faults.push('is covered when it has the focus');
      }
      const before = rest.get(element);
      // A sample of the focus looks like it all the time.
      const sample = element.closest('[data-shown="focus"]') !== null;
      if (before !== undefined && !editor && !sample && before === looks(element))
        faults.push('does not show that it has the focus');
      return { at: numberOf(element), name: nameOf(element), editor, faults };
    };
    /** What answers to a click and to no key. */
    seen['mouseOnly'] = () =>
      [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, nav *')]
        .filter((element) => {
          if (
            element.closest(
              'a, button, input, select, textarea, label, summary, option, [role="option"], [role="tab"], [role="menuitem"]',
            )
          )
            return false;
          const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
          const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
          return (
            typeof props?.['onClick'] === 'function' &&
            getComputedStyle(element).cursor === 'pointer' &&
            element.tabIndex < 0 &&
            element.querySelector(tabbable) === null
          );
        })
        .map(nameOf);
    return names;
  }, selector);

/** How long what comes into sight, or shows the focus, may be on its way, in ms. */
const ON_ITS_WAY_MS = 400;

async function tell(page: Page): Promise<Step> {
  const ask = () => page.evaluate(() => (window as unknown as { tell: () => Step }).tell());
  const step = await ask();
  if (step.at === 'end' || step.faults.length === 0) return step;
  await page.waitForTimeout(ON_ITS_WAY_MS);
  return ask();
}

/**
 * Goes through the page with the Tab key: everything that can be used is reached, in sight, not covered and shows the
 * focus (WCAG 2.2, 2.1.1, 2.1.2, 2.4.7, 2.4.11), nothing holds it, and nothing answers to the mouse alone.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const names = await prepare(page, TABBABLE);
  const faults = new Set<string>();
  const reached = new Set<number>();
  let steps = 0;
  let first: number | null = null;
  let before: Step = { at: 'end' };
  for (; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press('Tab');
    const step = await tell(page);
    if (step.at === 'end' || step.at === first) break;
    first ??= step.at;
    for (const fault of step.faults) faults.add(`${step.name} ${fault}`);
    if (step.at >= 0) reached.add(step.at);
    // In an editor of code Tab indents; this key lets it go on, as our page on accessibility says.
    if (step.editor) await page.keyboard.press('Control+m');
    // What came after the page was numbered has no number, so two of it would look like one.
    if (step.editor && before.at === step.at && before.editor) {
      faults.add(`${step.name} holds the focus`);
      break;
    }
    before = step;
  }
  if (steps === MOST_STEPS) faults.add('the focus never leaves the page');
  for (const [number, name] of names.entries()) if (!reached.has(number)) faults.add(`${name} is not reached by Tab`);
  const mouseOnly = await page.evaluate(() => (window as unknown as { mouseOnly: () => string[] }).mouseOnly());
  for (const name of mouseOnly) faults.add(`${name} answers to the mouse alone`);
  return [...faults];
}
