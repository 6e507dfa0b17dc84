import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { MAX_TEXT } from '@devorbit/contract/ide/projects-limits.ts';
import { MOBILE_BREAKPOINT_PX } from '@devorbit/contract/limits.ts';
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../../../../../platform/notify.ts';
import {
  breakpointActs,
  type BreakpointActs,
  debugEditor,
  movedLines,
  type ShownBreakpoint,
  withBreakpoints,
  withStop,
} from '../../../../../ui/code-editor/codemirror-breakpoints.ts';
import { otherCursors, type ShownCursor, withCursors } from '../../../../../ui/code-editor/codemirror-cursors.ts';
import { keyMaps } from '../../../../../ui/code-editor/codemirror-keys.ts';
import { longest } from '../../../../../ui/code-editor/codemirror-longest.ts';
import { goToLine } from '../../../../../ui/code-editor/codemirror-marks.ts';
import { setting, setup } from '../../../../../ui/code-editor/codemirror-setup.ts';
import { type ValueReader, valueHover } from '../../../../../ui/code-editor/codemirror-values.ts';
import type { GoTo } from '../../../../../ui/code-editor/editor-props.ts';
import { editorSettings } from '../../../../../ui/code-editor/editor-settings.ts';
import { grammarOf } from '../../../../../ui/code-editor/language-grammars.ts';
import { TOO_LONG } from '../../copy.ts';
import type { ProjectSession } from '../state.ts';
import classes from './project-editor.module.css';

const places = {
  keys: new Compartment(),
  grammar: new Compartment(),
  setting: new Compartment(),
  minimap: new Compartment(),
  naming: new Compartment(),
  breakpoints: new Compartment(),
  writing: new Compartment(),
  assistance: new Compartment(),
  values: new Compartment(),
};

/** What every editor state of a project has; what can change stands in its place when the editor is shown. */
export const editorExtensions: Extension = [
  places.keys.of([]),
  debugEditor,
  places.breakpoints.of([]),
  setup,
  places.setting.of([]),
  places.minimap.of([]),
  places.grammar.of([]),
  places.naming.of([]),
  places.writing.of([]),
  places.assistance.of([]),
  places.values.of([]),
  otherCursors,
  longest(MAX_TEXT, () => void notify({ tone: 'bad', message: TOO_LONG })),
];

export type Cursor = { line: number; column: number };

type Props = {
  session: ProjectSession;
  file: { id: number; name: string; language: string };
  goTo: GoTo | null;
  breakpoints: readonly ShownBreakpoint[];
  acts: BreakpointActs;
  /** What a language server adds; null: there is none. */
  assistance: Extension | null;
  onTyped: () => void;
  /** What is typed is taken. */
  mayEdit: boolean;
  /** The text has changed, and with it the lines of breakpoints: known → now. `byOthers`: it was not typed here. */
  onMoved: (lines: ReadonlyMap<number, number>, byOthers: boolean) => void;
  /** Where a program stands in this file; null: nowhere. */
  stop: { line: number; values: string } | null;
  /** What a name is where the program stands. */
  onValue: ValueReader;
  /** Where others are in this text. */
  others: readonly ShownCursor[];
  /** The place of who is followed; null: nobody is, or they are elsewhere. */
  followed: number | null;
  /** One's own way is gone again: something was typed or chosen here. */
  onOwnWay: () => void;
  onCursor: (cursor: Cursor) => void;
  /** The editor that has the keys, for those below a phone's code; null when it is gone. */
  onView: (view: EditorView | null) => void;
};

function bring(view: EditorView, place: Compartment, coming: Extension | Promise<Extension>): () => void {
  let left = false;
  Promise.resolve(coming).then(
    (extension) => {
      if (!left) view.dispatch({ effects: place.reconfigure(extension) });
    },
    (error: unknown) => globalThis.reportError(error),
  );
  return () => {
    left = true;
  };
}

const themes = { page: '', light: 'day', dark: 'night', contrast: `night ${classes.contrast}` };
const granted = new WeakSet<GoTo>();
/** When an editor that was just opened knows how high its lines are, in ms. */
const SETTLING_MS = [150, 600];

/** The editor of one text of a project. It comes anew for another file, with the undo that the file had. */
export function ProjectEditor({
  session,
  file,
  goTo,
  breakpoints,
  acts,
  assistance,
  onTyped,
  mayEdit,
  onMoved,
  stop,
  onValue,
  others,
  followed,
  onOwnWay,
  onCursor,
  onView,
}: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const settings = editorSettings.useChosen();
  const { keys, minimap, size, tab, theme } = settings;
  const { id, language, name } = file;
  const tellCursor = useEffectEvent(onCursor);
  const tellView = useEffectEvent(onView);
  const tellMoved = useEffectEvent(onMoved);
  const tellOwnWay = useEffectEvent(onOwnWay);
  const tellTyped = useEffectEvent(onTyped);
  const toggle = useEffectEvent((line: number) => acts.toggle(line));
  const edit = useEffectEvent((line: number) => acts.edit(line));

  useLayoutEffect(() => {
    if (!host.current) return;
    const created: EditorView = new EditorView({
      parent: host.current,
      state: session.stateOf(id),
      dispatchTransactions: (transactions, view) => {
        view.update(transactions);
        const changed = transactions.some(({ docChanged }) => docChanged);
        session.typed(id, view.state, changed);
        if (changed) tellTyped();
        const lines = changed ? movedLines(view.state) : null;
        const byOthers = transactions.some((transaction) => transaction.annotation(Transaction.remote) === true);
        if (lines !== null && lines.size > 0) tellMoved(lines, byOthers);
        if (changed || transactions.some(({ selection }) => selection)) cursor(view);
        // By a key, a press, a paste: what comes from elsewhere is no event of a user.
        if (
          transactions.some(
            (transaction) =>
              transaction.isUserEvent('input') ||
              transaction.isUserEvent('delete') ||
              transaction.isUserEvent('select'),
          )
        )
          tellOwnWay();
      },
    });
    const cursor = (shown: EditorView) => {
      const { head } = shown.state.selection.main;
      const line = shown.state.doc.lineAt(head);
      tellCursor({ line: line.number, column: head - line.from + 1 });
    };
    const given: BreakpointActs = { toggle: (line) => toggle(line), edit: (line) => edit(line) };
    created.dispatch({ effects: places.breakpoints.reconfigure(breakpointActs.of(given)) });
    session.attach(id, created);
    cursor(created);
    setView(created);
    tellView(created);
    return () => {
      session.detach(id, created);
      setView(null);
      tellView(null);
      created.destroy();
    };
  }, [session, id]);

  useLayoutEffect(() => {
    const naming = EditorView.contentAttributes.of({ 'aria-label': `Code of ${name}`, tabindex: '0' });
    view?.dispatch({ effects: places.naming.reconfigure(naming) });
  }, [view, name]);
  useLayoutEffect(() => {
    const reading = [EditorState.readOnly.of(true), EditorView.contentAttributes.of({ 'aria-readonly': 'true' })];
    view?.dispatch({ effects: places.writing.reconfigure(mayEdit ? [] : reading) });
  }, [view, mayEdit]);
  useLayoutEffect(() => {
    const wanted = assistance ?? [];
    if (view && places.assistance.get(view.state) !== wanted)
      view.dispatch({ effects: places.assistance.reconfigure(wanted) });
  }, [view, assistance]);
  useLayoutEffect(() => view?.dispatch({ effects: places.setting.reconfigure(setting(settings)) }), [view, settings]);
  useLayoutEffect(() => (view ? bring(view, places.grammar, grammarOf(language)) : undefined), [view, language]);
  useLayoutEffect(() => (view ? bring(view, places.keys, keyMaps[keys]()) : undefined), [view, keys]);
  useLayoutEffect(() => {
    if (!view) return;
    const isWide = globalThis.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
    const coming =
      minimap && isWide
        ? import('../../../../../ui/code-editor/codemirror-minimap.ts').then((module) => module.minimap)
        : [];
    return bring(view, places.minimap, coming);
  }, [view, minimap]);
  useLayoutEffect(() => view?.requestMeasure(), [view, size, theme]);

  const dotted = JSON.stringify(breakpoints);
  const dot = useEffectEvent((shown: EditorView) => shown.dispatch(withBreakpoints(breakpoints)));
  useLayoutEffect(() => {
    if (view) dot(view);
  }, [view, dotted]);
  const placed = JSON.stringify(others);
  const place = useEffectEvent((shown: EditorView) => shown.dispatch(withCursors(shown.state, others)));
  useLayoutEffect(() => {
    if (view) place(view);
  }, [view, placed]);
  const accompany = useEffectEvent((shown: EditorView, at: number) =>
    shown.dispatch({ effects: EditorView.scrollIntoView(Math.min(at, shown.state.doc.length), { y: 'center' }) }),
  );
  useEffect(() => {
    if (!view || followed === null) return undefined;
    accompany(view, followed);
    // An editor that has just been opened learns how high its lines are only then.
    const again = SETTLING_MS.map((ms) => setTimeout(() => accompany(view, followed), ms));
    return () => again.forEach(clearTimeout);
  }, [view, followed]);
  const stopped = JSON.stringify(stop);
  const stand = useEffectEvent((shown: EditorView) => shown.dispatch(withStop(shown.state, stop)));
  useLayoutEffect(() => {
    if (view) stand(view);
  }, [view, stopped]);
  const isStopped = stop !== null;
  const read = useEffectEvent((expression: string) => onValue(expression));
  useLayoutEffect(() => {
    const values = isStopped ? valueHover((expression) => read(expression)) : [];
    view?.dispatch({ effects: places.values.reconfigure(values) });
  }, [view, isStopped]);
  const grant = useEffectEvent((shown: EditorView) => {
    if (!goTo || granted.has(goTo)) return;
    granted.add(goTo);
    goToLine(shown, goTo);
  });
  useEffect(() => {
    if (view) grant(view);
  }, [view, goTo]);

  return (
    <div
      className={`${classes.frame} ${themes[theme]}`}
      style={{ '--editor-size': `${size}px`, '--editor-tab': tab } as CSSProperties}
    >
      <div ref={host} className={classes.host} />
    </div>
  );
}
