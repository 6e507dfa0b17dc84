import { indentWithTab } from '@codemirror/commands';
import { indentUnit } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { grammars } from './codemirror-languages.ts';
import { pageTheme } from './codemirror-theme.ts';
import type { EditorProps } from './editor-props.ts';
import classes from './code-editor.module.css';

export default function CodeMirrorEditor({ value, onChange, language, label }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const instance = useRef<EditorView>(null);
  const [{ grammar, naming }] = useState(() => ({ grammar: new Compartment(), naming: new Compartment() }));
  const current = useEffectEvent(() => value);
  const named = useEffectEvent(() => EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }));
  const changed = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!host.current) return;
    const extensions = [
      basicSetup,
      pageTheme,
      keymap.of([indentWithTab]),
      EditorState.tabSize.of(2),
      indentUnit.of('  '),
      EditorView.lineWrapping,
      EditorView.updateListener.of((update) => {
        const text = update.docChanged ? update.state.doc.toString() : current();
        if (text !== current()) changed(text);
      }),
      grammar.of([]),
      naming.of(named()),
    ];
    const view = new EditorView({ parent: host.current, state: EditorState.create({ doc: current(), extensions }) });
    instance.current = view;
    let left = false;
    grammars[language]().then(
      (extension) => {
        if (!left) view.dispatch({ effects: grammar.reconfigure(extension) });
      },
      (error: unknown) => globalThis.reportError(error),
    );
    return () => {
      left = true;
      instance.current = null;
      view.destroy();
    };
  }, [language, grammar, naming]);

  useLayoutEffect(() => instance.current?.dispatch({ effects: naming.reconfigure(named()) }), [label, naming]);

  // A change from outside can be undone like one that was typed.
  useLayoutEffect(() => {
    const view = instance.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
  }, [value]);

  return <div ref={host} className={classes.host} />;
}
