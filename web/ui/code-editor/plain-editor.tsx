import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditorProps } from './editor-props.ts';
import classes from './code-editor.module.css';

/** A text field for code. Tab moves the focus on, Enter keeps the line's indentation. */
export function PlainEditor({ value, onChange, label, goTo }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!goTo || !field.current) return;
    const before = field.current.value.split('\n').slice(0, goTo.line - 1);
    const at = before.reduce((sum, line) => sum + line.length + 1, 0);
    field.current.focus();
    field.current.setSelectionRange(at, at);
  }, [goTo]);
  const keepIndentation = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const typed = event.currentTarget;
    const line = typed.value.slice(0, typed.selectionStart).split('\n').at(-1) ?? '';
    event.preventDefault();
    typed.setRangeText(`\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`, typed.selectionStart, typed.selectionEnd, 'end');
    onChange(typed.value);
  };
  return (
    <textarea
      ref={field}
      className={classes.plain}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={keepIndentation}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
    />
  );
}
