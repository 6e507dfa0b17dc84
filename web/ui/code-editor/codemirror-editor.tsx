import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { MOBILE_BREAKPOINT_PX } from '@devorbit/contract/limits.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keyMaps } from './codemirror-keys.ts';
import { goToLine, withMarks } from './codemirror-marks.ts';
import { setting, setup } from './codemirror-setup.ts';
import type { EditorProps, GoTo } from './editor-props.ts';
import { editorSettings } from './editor-settings.ts';
import { grammars } from './grammars.ts';
import classes from './code-editor.module.css';

const reconfigurable = () => ({
  keys: new Compartment(),
  grammar: new Compartment(),
  setting: new Compartment(),
  minimap: new Compartment(),
  naming: new Compartment(),
});

/** Wishes that were granted: an editor that comes anew, as for another language, does not grant its last one again. */
const granted = new WeakSet<GoTo>();

/** Puts what has to be fetched where it belongs, until the returned function is called. */
function bring(view: EditorView, place: Compartment, coming: Extension | Promise<Extension>): () => void {
  if (!(coming instanceof Promise)) {
    view.dispatch({ effects: place.reconfigure(coming) });
    return () => undefined;
  }
  let left = false;
  coming.then(
    (extension) => {
      if (!left) view.dispatch({ effects: place.reconfigure(extension) });
    },
    (error: unknown) => globalThis.reportError(error),
  );
  return () => {
    left = true;
  };
}

export default function CodeMirrorEditor({ value, onChange, language, label, marks = [], goTo }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [places] = useState(reconfigurable);
  const settings = editorSettings.useChosen();
  const { keys, minimap, size, theme } = settings;
  const current = useEffectEvent(() => value);
  const changed = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!host.current) return;
    const extensions = [
      places.keys.of([]),
      setup,
      places.setting.of([]),
      places.minimap.of([]),
      places.grammar.of([]),
      places.naming.of([]),
      EditorView.updateListener.of((update) => {
        const text = update.docChanged ? update.state.doc.toString() : current();
        if (text !== current()) changed(text);
      }),
    ];
    const created = new EditorView({ parent: host.current, state: EditorState.create({ doc: current(), extensions }) });
    setView(created);
    const leave = bring(created, places.grammar, grammars[language]());
    return () => {
      leave();
      setView(null);
      created.destroy();
    };
  }, [language, places]);

  useLayoutEffect(() => {
    const naming = EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });
    view?.dispatch({ effects: places.naming.reconfigure(naming) });
  }, [view, label, places]);

  useLayoutEffect(
    () => view?.dispatch({ effects: places.setting.reconfigure(setting(settings)) }),
    [view, settings, places],
  );

  useLayoutEffect(() => (view ? bring(view, places.keys, keyMaps[keys]()) : undefined), [view, keys, places]);

  useLayoutEffect(() => {
    if (!view) return;
    const isWide = globalThis.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
    const coming = minimap && isWide ? import('./codemirror-minimap.ts').then((module) => module.minimap) : [];
    return bring(view, places.minimap, coming);
  }, [view, minimap, places]);

  useLayoutEffect(() => view?.requestMeasure(), [view, size, theme]);

  // A change from outside can be undone like one that was typed.
  useLayoutEffect(() => {
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      selection: { anchor: 0 },
      scrollIntoView: true,
      annotations: isolateHistory.of('full'),
    });
  }, [view, value]);

  const marked = JSON.stringify(marks);
  const show = useEffectEvent((shown: EditorView) => shown.dispatch(withMarks(shown.state, marks)));
  useLayoutEffect(() => {
    if (view) show(view);
  }, [view, marked]);

  const grant = useEffectEvent((shown: EditorView) => {
    if (!goTo || granted.has(goTo)) return;
    granted.add(goTo);
    goToLine(shown, goTo);
  });
  useEffect(() => {
    if (view) grant(view);
  }, [view, goTo?.line, goTo?.at]);

  return <div ref={host} className={classes.host} />;
}
