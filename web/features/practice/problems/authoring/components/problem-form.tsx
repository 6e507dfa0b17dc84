import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { CANCEL } from '../../copy.ts';
import { difficulties } from '../../model.ts';
import { type Draft, type Fields, fieldsFault, fieldsOf, lengthFaults } from '../model.ts';
import classes from './problem-form.module.css';

type Props = {
  initial: Draft;
  /** What its draft is kept under until it is sent or cancelled. */
  draftName: string;
  action: string;
  /** Why this person may not send the form; the button is then disabled where `barred` is set. */
  refusal: string | null;
  barred?: boolean;
  onSend: (fields: Fields) => Promise<void>;
  /** What is said of a call that failed. */
  failure: (error: unknown) => string;
  onCancel: () => void;
  /** Above the fields. */
  note?: ReactNode;
};

/** The fields of a problem: title, statement, difficulty and tags. */
export function ProblemForm({
  initial,
  draftName,
  action,
  refusal,
  barred = false,
  onSend,
  failure,
  onCancel,
  note,
}: Props) {
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [long, setLong] = useState<Partial<ReturnType<typeof lengthFaults>>>({});
  const titleField = useRef<HTMLInputElement>(null);
  const statementField = useRef<HTMLTextAreaElement>(null);
  const kept = useDraft({ name: draftName, value: draft, initial, onRestore: setDraft });
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setFault(null);
    sending.forget();
    setLong({});
  };
  const sending = useAct((fields: Fields) => onSend(fields).then(kept.forget), failure);
  const send = () => {
    const fields = fieldsOf(draft);
    const wrong = fieldsFault(fields) ?? refusal;
    const tooLong = lengthFaults(fields);
    setFault(wrong);
    setLong(tooLong);
    if (tooLong.title !== null) titleField.current?.focus();
    else if (tooLong.statement !== null) statementField.current?.focus();
    if (wrong !== null || tooLong.title !== null || tooLong.statement !== null) return;
    void sending.run(fields);
  };
  const said = fault ?? sending.failure ?? (barred ? refusal : null);
  const blank = (text: string) => fault !== null && text.trim() === '';
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note}
      <TextInput
        ref={titleField}
        label="Title"
        required
        size="md"
        data-autofocus
        value={draft.title}
        error={long.title ?? blank(draft.title)}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        ref={statementField}
        label="Statement"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="Markdown. Describe the task, and the format of the input and output."
        required
        size="md"
        rows={8}
        value={draft.statement}
        error={long.statement ?? blank(draft.statement)}
        onChange={({ currentTarget }) => change({ statement: currentTarget.value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Difficulty"
          size="md"
          value={draft.difficulty}
          onChange={({ currentTarget }) =>
            change({ difficulty: difficulties.find((one) => one === currentTarget.value) ?? 'Easy' })
          }
          data={[...difficulties]}
        />
        <TextInput
          label="Tags"
          placeholder="arrays, two pointers"
          size="md"
          value={draft.tags}
          onChange={({ currentTarget }) => change({ tags: currentTarget.value })}
        />
      </div>
      <Message tone="bad">{said}</Message>
      <DraftNote draft={kept} />
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          onClick={() => {
            kept.forget();
            onCancel();
          }}
        >
          {CANCEL}
        </Button>
        <ActButton type="submit" size="md" disabled={barred} pending={sending.pending}>
          {action}
        </ActButton>
      </div>
    </form>
  );
}
