import { editor } from 'monaco-editor/editor';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { EditorProps } from './editor-props.ts';
import './monaco-setup.ts';
import { followTheme } from './monaco-theme.ts';
import classes from './code-editor.module.css';

/** `detectIndentation` would let four-space code overrule the tab size. */
const options: editor.IStandaloneEditorConstructionOptions = {
  fontSize: 14,
  tabSize: 2,
  detectIndentation: false,
  wordWrap: 'on',
  minimap: { enabled: true },
  automaticLayout: true,
  fixedOverflowWidgets: true,
  renderFinalNewline: 'on',
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  padding: { top: 14, bottom: 14 },
  renderLineHighlightOnlyWhenFocus: true,
  stickyScroll: { enabled: false },
  model: null,
};

export default function MonacoEditor({ value, onChange, language, label }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const instance = useRef<editor.IStandaloneCodeEditor>(null);
  const current = useEffectEvent(() => value);
  const changed = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!host.current) return;
    const created = editor.create(host.current, {
      ...options,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-code'),
    });
    instance.current = created;
    const stopTheme = followTheme();
    const listening = created.onDidChangeModelContent(() => {
      if (created.getValue() !== current()) changed(created.getValue());
    });
    // Widths are measured once; the code font may come later.
    void document.fonts.ready.then(() => editor.remeasureFonts());
    return () => {
      instance.current = null;
      listening.dispose();
      stopTheme();
      created.dispose();
    };
  }, []);

  useLayoutEffect(() => instance.current?.updateOptions({ ariaLabel: label }), [label]);

  useLayoutEffect(() => {
    const model = editor.createModel(current(), language);
    model.updateOptions({
      tabSize: 2,
      indentSize: 2,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    instance.current?.setModel(model);
    return () => model.dispose();
  }, [language]);

  // A change from outside can be undone like one that was typed.
  useLayoutEffect(() => {
    const model = instance.current?.getModel();
    if (!model || model.getValue() === value) return;
    model.pushEditOperations(null, [{ range: model.getFullModelRange(), text: value }], () => null);
    instance.current?.setPosition({ lineNumber: 1, column: 1 });
  }, [value]);

  return <div ref={host} className={classes.host} />;
}
