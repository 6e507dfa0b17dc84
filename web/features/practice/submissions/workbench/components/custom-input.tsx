import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { CUSTOM_INPUT, RUN_WITH_CUSTOM_INPUT } from '../../copy.ts';
import classes from './workbench.module.css';

type Props = {
  text: string;
  draft: FormDraft;
  /** When the text was put here from elsewhere, ms: it opens and takes the focus. */
  given: number | null;
  onChange: (text: string) => void;
  onRun: () => void;
  busy: boolean;
};

export function CustomInput({ text, draft, given, onChange, onRun, busy }: Props) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setOpen(true);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (given !== null) field.current?.focus();
  }, [given]);
  return (
    <Foldable className={classes.custom} title={CUSTOM_INPUT} open={open} onChange={setOpen}>
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
    </Foldable>
  );
}
