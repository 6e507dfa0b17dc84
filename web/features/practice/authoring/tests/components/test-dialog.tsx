import { NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { card, cluster, pad } from '../../../../../ui/layout.ts';
import { FileButton } from '../../programs/file-button.tsx';
import { freeName } from '../names.ts';
import form from '../../../../../ui/form.module.css';
import partClasses from '../../parts/parts.module.css';

type TextTest = Extract<AuthoredTest, { kind: 'text' }>;
type Props = {
  edited: TextTest | null;
  /** Names of the other tests. */
  taken: readonly string[];
  onClose: () => void;
  onDone: (test: TextTest) => void;
};

/** A typed test: added, or changed. */
export function TestDialog({ edited, taken, onClose, onDone }: Props) {
  const { id = '' } = useParams();
  const [initial] = useState<TextTest>(
    () => edited ?? { kind: 'text', name: freeName('test', new Set(taken)), input: '', answer: null },
  );
  const [test, setTest] = useState(initial);
  const draft = useDraft({
    name: `test.${id}.${edited ? edited.name : '+'}`,
    value: { ...test, answer: test.answer ?? '', answered: test.answer !== null },
    initial: { ...initial, answer: initial.answer ?? '', answered: initial.answer !== null },
    onRestore: ({ answered, answer, ...kept }) => setTest({ ...kept, answer: answered ? answer : null }),
  });
  const name = test.name.trim();
  const fault = name === '' ? 'A test needs a name' : taken.includes(name) ? 'Another test has this name' : null;
  const put = (part: Partial<TextTest>) => setTest((current) => ({ ...current, ...part }));
  return (
    <Dialog title={edited ? 'Edit a test' : 'Add a test'} onClose={onClose}>
      <form
        className={form.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fault !== null) return;
          draft.forget();
          onDone({ ...test, name });
          onClose();
        }}
      >
        <TextInput
          label="Name"
          size="md"
          maxLength={NAME_CHARS}
          error={fault}
          value={test.name}
          onChange={({ currentTarget }) => put({ name: currentTarget.value })}
        />
        <TextField label="Input" value={test.input} autoFocus onChange={(input) => put({ input })} />
        <Switch
          size="md"
          label="Answer from the reference solution"
          checked={test.answer === null}
          onChange={({ currentTarget }) => put({ answer: currentTarget.checked ? null : '' })}
        />
        {test.answer !== null && (
          <TextField label="Answer" value={test.answer} onChange={(answer) => put({ answer })} />
        )}
        <DraftNote draft={draft} />
        <div className={form.ends}>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              draft.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" size="md">
            {edited ? 'Save the test' : 'Add the test'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A text field with more than this makes the page wait at every key. */
const MOST_TYPED_CHARS = 200_000;

type FieldProps = { label: string; value: string; autoFocus?: boolean; onChange: (value: string) => void };

/** A text that is typed, or, where it is too long for that, replaced by a file. */
function TextField({ label, value, autoFocus = false, onChange }: FieldProps) {
  if (value.length <= MOST_TYPED_CHARS)
    return (
      <Textarea
        className={`${partClasses.mono} ${partClasses.resizable}`}
        label={label}
        size="md"
        rows={6}
        spellCheck={false}
        {...(autoFocus ? { 'data-autofocus': true } : {})}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <div className={`${card()} ${pad(3)} ${cluster(3, { justify: 'between' })}`}>
      <p>
        {label}: {bytesText(value.length)}, too long to edit here.
      </p>
      <FileButton
        label={`Upload another ${label.toLowerCase()}`}
        accept="*/*"
        onFile={async (file) => onChange(await file.text())}
      />
    </div>
  );
}
