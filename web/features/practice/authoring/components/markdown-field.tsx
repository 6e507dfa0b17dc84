import { Textarea } from '@mantine/core';
import { useDeferredValue } from 'react';
import { card, pad, stack, text } from '../../../../ui/layout.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import classes from '../parts/parts.module.css';

type Props = {
  label: string;
  description?: string;
  value: string;
  rows: number;
  maxLength: number;
  onChange: (value: string) => void;
};

/** Markdown and, beside it or below it, what it will look like. */
export function MarkdownField({ label, description, value, rows, maxLength, onChange }: Props) {
  const shown = useDeferredValue(value);
  return (
    <div className={classes.markdown}>
      <div className={`${stack(4)} ${classes.sides}`}>
        <Textarea
          className={`${classes.mono} ${classes.resizable}`}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <div
          className={`${stack(2)} ${card()} ${pad(4)} ${classes.preview}`}
          role="group"
          aria-label={`Preview of ${label}`}
          tabIndex={0}
        >
          <p className={text('faint', 'fine')}>Preview</p>
          {shown.trim() === '' ? <p className={classes.note}>Nothing yet.</p> : <Markdown text={shown} />}
        </div>
      </div>
    </div>
  );
}
