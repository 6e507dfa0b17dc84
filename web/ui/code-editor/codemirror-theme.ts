import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { colours } from './codemirror-colours.ts';

const inColour = HighlightStyle.define(
  colours.map(({ tag, name }) => ({
    tag,
    color: `var(${name})`,
    ...(name === '--code-comment' && { fontStyle: 'italic' }),
  })),
);

const surface = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: 'var(--editor-size, 14px)',
    color: 'var(--ink)',
    backgroundColor: 'var(--code-surface)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.5' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--signal)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--signal)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    {
      backgroundColor: 'color-mix(in srgb, var(--signal) 25%, transparent)',
    },
  '.cm-gutters': { backgroundColor: 'var(--code-surface)', color: 'var(--ink-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--signal) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--signal) 18%, transparent)',
    outline: '1px solid var(--signal)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--bad-wash)' },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--signal) 14%, transparent)' },
  '.cm-searchMatch': {
    backgroundColor: 'color-mix(in srgb, var(--sun) 35%, transparent)',
    outline: '1px solid var(--sun)',
  },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--signal) 35%, transparent)' },
  '.cm-foldGutter .cm-gutterElement': { color: 'var(--ink-3)', cursor: 'pointer' },
  '.cm-gutter-lint': { width: '1.1em' },
  // A disc, a triangle and a ring: nobody has to tell them apart by their colours.
  '.cm-lint-marker-error, .cm-lint-marker-warning, .cm-lint-marker-hint': {
    content: 'none',
    boxSizing: 'border-box',
    width: '0.6em',
    height: '0.6em',
    marginTop: '0.32em',
    borderRadius: '50%',
    backgroundColor: 'var(--bad)',
  },
  '.cm-lint-marker-warning': {
    borderRadius: '0',
    backgroundColor: 'var(--warn)',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
  '.cm-lint-marker-hint': { border: '2px solid var(--signal)', backgroundColor: 'transparent' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-hint': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--signal) 2px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--bad)' },
  '.cm-markedLine': { backgroundColor: 'color-mix(in srgb, var(--bad) 12%, transparent)' },
  '.cm-warnedLine': { backgroundColor: 'color-mix(in srgb, var(--warn) 12%, transparent)' },
  '.cm-markWords[data-severity=warning]': { color: 'var(--warn)' },
  '.cm-markWords': {
    display: 'inline-block',
    maxWidth: 'min(100%, 48ch)',
    marginLeft: '1.5ch',
    overflow: 'hidden',
    color: 'var(--bad)',
    fontFamily: 'var(--font-text)',
    fontSize: '0.9em',
    lineHeight: '1',
    textOverflow: 'ellipsis',
    verticalAlign: 'text-bottom',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  '.cm-breakpoints': { cursor: 'pointer' },
  '.cm-breakpoint': {
    display: 'block',
    boxSizing: 'border-box',
    width: '11px',
    height: '11px',
    margin: '0.28em 3px 0',
    borderRadius: '50%',
  },
  '.cm-breakpoints .cm-gutterElement:hover': {
    backgroundImage:
      'radial-gradient(circle at 8.5px 50%, color-mix(in srgb, var(--bad) 40%, transparent) 5px, transparent 6px)',
  },
  '.cm-breakpoint[data-kind]': { backgroundColor: 'var(--bad)' },
  '.cm-breakpoint[data-kind=condition]': { backgroundColor: 'transparent', border: '3px solid var(--bad)' },
  '.cm-breakpoint[data-kind=log]': { borderRadius: '2px', backgroundColor: 'var(--signal)' },
  '.cm-breakpoint[data-kind=misplaced]': { backgroundColor: 'transparent', border: '2px solid var(--ink-3)' },
  '.cm-stoppedLine': {
    backgroundColor: 'color-mix(in srgb, var(--warn) 22%, transparent)',
    boxShadow: 'inset 3px 0 0 var(--warn)',
  },
  '.cm-stoppedValues': {
    marginLeft: '2ch',
    color: 'var(--ink-2)',
    fontFamily: 'var(--font-text)',
    fontSize: '0.9em',
    userSelect: 'none',
  },
  '.cm-tooltip .cm-valueTooltip': {
    maxWidth: 'min(70ch, 90vw)',
    maxHeight: '20em',
    overflow: 'auto',
    padding: '6px 10px',
    fontFamily: 'var(--font-code)',
    fontSize: '13px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic': { maxWidth: '60ch', padding: '6px 10px', fontFamily: 'var(--font-text)', fontSize: '13px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warn)' },
  '.cm-diagnostic-hint': { borderLeft: '3px solid var(--signal)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', borderColor: 'var(--line)', color: 'var(--ink-2)' },
  '.cm-tooltip, .cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--signal-wash)', color: 'var(--ink)' },
  '.cm-textfield': { backgroundColor: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--line-strong)' },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
  },
});

/** The page's own colours: they are variables, so both schemes come by themselves. */
export const pageTheme = [surface, syntaxHighlighting(inColour)];
