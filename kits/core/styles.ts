let sheet: CSSStyleSheet | undefined;

/** The name by which compiled programs require the module below. */
export const STYLES = '$styles';

/** The styles of the program that is shown, in place of those before: a frame's policy allows none that are written into the page. */
export const styles = {
  set(css: string): void {
    sheet ??= new CSSStyleSheet();
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    sheet.replaceSync(css);
  },
};
