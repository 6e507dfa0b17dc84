const ATTRIBUTE = 'data-mantine-color-scheme';

/** Calls `listener` whenever the page's colour scheme changes, until the returned function is called. */
export function onSchemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

export const isDark = (): boolean => document.documentElement.getAttribute(ATTRIBUTE) === 'dark';

/** The six-digit colour of a design token, as Monaco wants it. */
export function tokenColor(name: `--${string}`): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit.repeat(2))
        .join('')}`
    : value;
}
