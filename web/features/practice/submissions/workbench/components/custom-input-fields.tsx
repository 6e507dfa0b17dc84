import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { FormDraft } from '../../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { CUSTOM_INPUT, RUN_WITH_CUSTOM_INPUT } from '../../copy.ts';
import classes from './workbench.module.css';

export type CustomInputProps = {
  text: string;
  draft: FormDraft;
  /** When the text was put here from elsewhere, ms: it opens and takes the focus. */
  given: number | null;
  onChange: (text: string) => void;
  onRun: () => void;
  busy: boolean;
};

/** Fetched when the box is opened. */
export function CustomInputFields({ text, draft, given, onChange, onRun, busy }: CustomInputProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (given !== null) field.current?.focus();
  }, [given]);
  return (
    <div className={classes.input}>
      <Textarea
        ref={field}
        aria-label={CUSTOM_INPUT}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={3}
        placeholder="What your program reads from standard input"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        classNames={{ input: classes.stdin }}
      />
      <Button variant="default" onClick={onRun} {...(busy && { 'aria-disabled': true, 'data-disabled': true })}>
        {RUN_WITH_CUSTOM_INPUT}
      </Button>
      <DraftNote className={classes.inputNote} draft={draft} />
    </div>
  );
}
