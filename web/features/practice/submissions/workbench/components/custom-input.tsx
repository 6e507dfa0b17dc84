import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FormDraft } from '../../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { CUSTOM_INPUT, RUN_WITH_CUSTOM_INPUT } from '../../copy.ts';
import classes from './workbench.module.css';

type Props = { text: string; draft: FormDraft; onChange: (text: string) => void; onRun: () => void; busy: boolean };

export function CustomInput({ text, draft, onChange, onRun, busy }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Foldable className={classes.custom} title={CUSTOM_INPUT} open={open} onChange={setOpen}>
      <div className={classes.input}>
        <Textarea
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
