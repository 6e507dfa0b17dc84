const states = {
  ':hover': 'hover',
  ':focus-visible': 'focus',
  ':focus-within': 'focus',
  ':focus': 'focus',
  ':active': 'active',
};
const state = /:(?:hover|focus-visible|focus-within|focus|active)\b/;

/** A selector whose states are asked of the attribute `data-shown`; without one, null. */
export const shownSelector = (selector: string): string | null => {
  if (!state.test(selector)) return null;
  return selector.replaceAll(
    new RegExp(state, 'g'),
    (found) => `[data-shown='${states[found as keyof typeof states]}']`,
  );
};

const copies = (rule: CSSRule): string => {
  if (rule instanceof CSSStyleRule) {
    const selector = shownSelector(rule.selectorText);
    return selector === null ? '' : `${selector}{${rule.style.cssText}}`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = [...rule.cssRules].map(copies).join('');
  if (inner === '') return '';
  return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
};

/** Gives every rule of the page for a pointer above or a focus a twin for elements that bear `data-shown`, so that states can be looked at side by side. Returns the way back. */
export const showStates = (page: Document): (() => void) => {
  const twins = new CSSStyleSheet();
  const text = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(copies)).join('\n');
  twins.replaceSync(text);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, twins];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== twins);
  };
};
