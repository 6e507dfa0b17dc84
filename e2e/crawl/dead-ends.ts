import type { Page } from '@playwright/test';

/** A page's links as they stand in it, and what leads nowhere. */
export type Look = { links: string[]; faults: string[] };

/**
 * Looks at the page as it is: links without a target, links that leave the house unsafely, buttons that nothing listens
 * to or that are covered, texts of a page that is none, no or several first headings.
 */
export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const links: string[] = [];
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`;
    const headings = document.querySelectorAll('main h1').length;
    if (headings !== 1) faults.push(`${headings} first headings`);
    if (!document.title.includes('DevOrbit')) faults.push(`the title “${document.title}”`);

    for (const link of document.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      if (!href || href === '#' || href.startsWith('javascript:')) faults.push(`${named(link)} leads nowhere`);
      else if (/^(mailto|tel|data|blob):/.test(href)) continue;
      else if (link.origin !== location.origin) {
        if (link.protocol !== 'https:' && link.protocol !== 'http:') faults.push(`${named(link)} leads to ${href}`);
        if (link.target === '_blank' && !/noopener|noreferrer/.test(link.rel))
          faults.push(`${named(link)} opens unsafely`);
      } else if (!link.download) links.push(link.pathname + link.search + link.hash);
    }

    // What floats over the page must not lie under something else that floats.
    for (const floating of document.querySelectorAll('a, button')) {
      if (getComputedStyle(floating).position !== 'fixed') continue;
      const { x, y, width, height } = floating.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top !== null && !floating.contains(top)) faults.push(`${named(floating)} is covered`);
    }

    /** What React was given for an element, handlers among it. */
    const propsOf = (element: Element): Record<string, unknown> => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key ? (element as unknown as Record<string, Record<string, unknown>>)[key]! : {};
    };
    const listens = (element: Element): boolean =>
      Object.entries(propsOf(element)).some(
        ([name, value]) => /^on(Click|MouseDown|PointerDown|KeyDown|Change)$/.test(name) && typeof value === 'function',
      );
    for (const button of document.querySelectorAll<HTMLButtonElement>('button, [role="button"]')) {
      if (button.disabled || button.getAttribute('aria-disabled') === 'true') continue;
      if (button.closest('.cm-editor')) continue;
      const form = button.tagName === 'BUTTON' && button.type === 'submit' ? button.form : null;
      const acts =
        listens(button) ||
        (form !== null && typeof propsOf(form)['onSubmit'] === 'function') ||
        button.type === 'reset' ||
        button.hasAttribute('popovertarget') ||
        button.hasAttribute('commandfor') ||
        button.closest('summary') !== null;
      if (!acts) faults.push(`${named(button)} does nothing`);
    }
    return { links, faults };
  });
