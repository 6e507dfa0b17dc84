import type { KeyboardEvent } from 'react';
import type { EditorProps } from './editor-props.ts';
import classes from './code-editor.module.css';

/** A text field for code. Tab moves the focus on, Enter keeps the line's indentation. */
export function PlainEditor({ value, onChange, label }: EditorProps) {
  const keepIndentation = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const line = field.value.slice(0, field.selectionStart).split('\n').at(-1) ?? '';
    event.preventDefault();
    field.setRangeText(`\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`, field.selectionStart, field.selectionEnd, 'end');
    onChange(field.value);
  };
  return (
    <textarea
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
