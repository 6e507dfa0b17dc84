import { EditorView } from '@codemirror/view';

const underlined = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour} 1px`,
  textUnderlineOffset: '3px',
});
const dot = (colour: string) => ({
  content: 'none',
  width: '0.6em',
  height: '0.6em',
  marginTop: '0.32em',
  borderRadius: '50%',
  backgroundColor: colour,
});

/** What a language server adds to an editor, in the page's colours. */
export const languageServerTheme = EditorView.theme({
  '.cm-lintRange-warning': underlined('var(--warn)'),
  '.cm-lintRange-info': underlined('var(--signal)'),
  '.cm-lint-marker-warning': dot('var(--warn)'),
  '.cm-lint-marker-info': dot('var(--signal)'),
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warn)' },
  '.cm-diagnostic-info': { borderLeft: '3px solid var(--signal)' },
  '.cm-tooltip .cm-lsp-documentation': {
    maxWidth: 'min(70ch, 90vw)',
    maxHeight: '20em',
    overflow: 'auto',
    padding: '6px 10px',
    fontFamily: 'var(--font-text)',
    fontSize: '13px',
    '& pre, & code': { fontFamily: 'var(--font-code)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& p, & pre, & ul, & ol': { margin: '4px 0' },
    '& hr': { border: 'none', borderTop: '1px solid var(--line)' },
  },
  '.cm-lsp-signature-tooltip': { maxWidth: 'min(70ch, 90vw)', padding: '4px 8px' },
  '.cm-lsp-active-parameter': { color: 'var(--signal)', textDecoration: 'underline' },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { maxWidth: 'min(60ch, 90vw)' },
  '.cm-dialog': { padding: '6px 10px', fontFamily: 'var(--font-text)' },
  '.cm-references': {
    maxHeight: '12em',
    overflow: 'auto',
    padding: '6px 10px',
    fontFamily: 'var(--font-text)',
    fontSize: '13px',
    '& p': { display: 'flex', justifyContent: 'space-between', margin: '0' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& button': {
      minHeight: '24px',
      minWidth: '24px',
      border: 'none',
      background: 'none',
      color: 'var(--ink)',
      font: 'inherit',
      cursor: 'pointer',
    },
    '& li button': { display: 'flex', gap: '1.5ch', width: '100%', padding: '2px 4px', textAlign: 'left' },
    '& li button:hover, & li button:focus-visible': { backgroundColor: 'var(--signal-wash)' },
    '& li span': { flex: 'none', color: 'var(--ink-2)' },
    '& code': { overflow: 'hidden', fontFamily: 'var(--font-code)', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
