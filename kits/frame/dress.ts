const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

const RULES = `
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
button, input, select, textarea { font: inherit; padding: 6px 12px; margin: 0 8px 8px 0; border-radius: 8px; border: 1px solid; color: inherit; background: transparent }
button { cursor: pointer; min-height: 40px }
button:disabled { opacity: .5; cursor: default }
:focus-visible { outline: 2px solid; outline-offset: 2px }
img { max-width: 100% }
`;

/** Programs look like the page around them, light or dark. The policy allows no style that is written into the page. */
export const dress = (dark: boolean): void =>
  sheet.replaceSync(
    `:root { color-scheme: ${dark ? 'dark' : 'light'}; color: ${dark ? '#e8eaf2' : '#1b1f2e'}; background: ${dark ? '#141826' : '#fff'} }${RULES}`,
  );
