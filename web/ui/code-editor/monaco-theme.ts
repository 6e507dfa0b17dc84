import { editor } from 'monaco-editor/editor';
import { isDark, onSchemeChange, tokenColor } from './scheme.ts';

const THEME = 'devorbit';

/** A colour with an opacity in two hexadecimal digits. */
const faint = (name: `--${string}`, opacity: string) => `${tokenColor(name)}${opacity}`;

function applyTheme(): void {
  const ink = (token: string, name: `--${string}`, fontStyle = '') => ({
    token,
    foreground: tokenColor(name).slice(1),
    fontStyle,
  });
  editor.defineTheme(THEME, {
    base: isDark() ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      ink('', '--ink'),
      ink('keyword', '--code-keyword'),
      ink('string', '--code-string'),
      ink('number', '--code-number'),
      ink('regexp', '--code-string'),
      ink('type', '--code-name'),
      ink('annotation', '--code-name'),
      ink('predefined', '--code-name'),
      ink('comment', '--code-comment', 'italic'),
      ink('delimiter', '--ink-2'),
      ink('operator', '--ink-2'),
    ],
    colors: {
      'editor.background': tokenColor('--code-surface'),
      'editor.foreground': tokenColor('--ink'),
      'editorLineNumber.foreground': tokenColor('--ink-3'),
      'editorLineNumber.activeForeground': tokenColor('--ink'),
      'editorCursor.foreground': tokenColor('--signal'),
      'editor.selectionBackground': faint('--signal', '40'),
      'editor.inactiveSelectionBackground': faint('--signal', '26'),
      'editor.lineHighlightBackground': faint('--signal', '0d'),
      'editor.lineHighlightBorder': '#00000000',
      'editorIndentGuide.background1': tokenColor('--line'),
      'editorIndentGuide.activeBackground1': tokenColor('--line-strong'),
      'editorBracketMatch.background': faint('--signal', '26'),
      'editorBracketMatch.border': tokenColor('--signal'),
      'editorWidget.background': tokenColor('--raised'),
      'editorWidget.foreground': tokenColor('--ink'),
      'editorWidget.border': tokenColor('--line'),
      'editorSuggestWidget.selectedBackground': tokenColor('--signal-wash'),
      'editorSuggestWidget.selectedForeground': tokenColor('--ink'),
      'editorSuggestWidget.highlightForeground': tokenColor('--signal'),
      'editorSuggestWidget.focusHighlightForeground': tokenColor('--signal'),
      'minimap.background': tokenColor('--code-surface'),
      'scrollbarSlider.background': faint('--ink-3', '40'),
      'scrollbarSlider.hoverBackground': faint('--ink-3', '73'),
      'scrollbarSlider.activeBackground': faint('--ink-3', '8c'),
      'scrollbar.shadow': '#00000000',
      focusBorder: tokenColor('--signal'),
    },
  });
  editor.setTheme(THEME);
}

/** Paints all editors in the page's tokens, and again when the scheme changes, until the returned function is called. */
export function followTheme(): () => void {
  applyTheme();
  return onSchemeChange(applyTheme);
}
