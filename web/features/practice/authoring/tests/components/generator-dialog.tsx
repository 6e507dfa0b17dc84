import { ARGUMENT_CHARS, MAX_DRAFT_TESTS, NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { pad, stack, text } from '../../../../../ui/layout.ts';
import { partAddress } from '../../model.ts';
import { argumentLines, generatedTests } from '../repeats.ts';
import form from '../../../../../ui/form.module.css';
import partClasses from '../../parts/parts.module.css';
import classes from './tests.module.css';

type Generated = Extract<AuthoredTest, { kind: 'generated' }>;
type Props = {
  tests: readonly AuthoredTest[];
  /** File names. */
  generators: readonly string[];
  edited: Generated | null;
  onClose: () => void;
  onAdd: (tests: AuthoredTest[]) => void;
  onEdit: (test: Generated) => void;
};

/** Lines shown of what will be added. */
const SHOWN = 5;

/** Tests by calls of a generator, many at once by repeats; or one of them, changed. */
export function GeneratorDialog({ tests, generators, edited, onClose, onAdd, onEdit }: Props) {
  const [generator, setGenerator] = useState(edited?.generator ?? generators[0] ?? '');
  const [prefix, setPrefix] = useState(edited?.name ?? generator.replace(/\.\w+$/, ''));
  const [typed, setTyped] = useState(edited?.args ?? '');
  const { id = '' } = useParams();
  const draft = useDraft({
    name: `generated.${id}.${edited ? edited.name : '+'}`,
    value: typed,
    initial: edited?.args ?? '',
    onRestore: setTyped,
  });
  const taken = tests.filter((test) => test !== edited).map(({ name }) => name);
  const lines = edited ? [typed.trim()] : argumentLines(typed, MAX_DRAFT_TESTS - tests.length);
  const fault = edited && taken.includes(prefix.trim()) ? 'Another test has this name' : null;
  const tooLong = lines.some((line) => line.length > ARGUMENT_CHARS);
  const done = () => {
    draft.forget();
    if (edited) onEdit({ ...edited, name: prefix.trim() || edited.name, generator, args: lines[0] ?? '' });
    else onAdd(generatedTests({ generator, prefix, lines }, taken));
    onClose();
  };
  return (
    <Dialog title={edited ? 'Edit a test' : 'Generate tests'} onClose={onClose}>
      {generators.length === 0 && !edited ? (
        <div className={form.dialog}>
          <p>
            You have no generators yet. <Link to={partAddress('code')}>Add one</Link> first.
          </p>
        </div>
      ) : (
        <form
          className={form.dialog}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (fault === null && !tooLong) done();
          }}
        >
          <div className={partClasses.pair}>
            <NativeSelect
              label="Generator"
              size="md"
              value={generator}
              onChange={({ currentTarget }) => setGenerator(currentTarget.value)}
              data={[...new Set([...generators, ...(edited ? [edited.generator] : [])])]}
            />
            <TextInput
              label={edited ? 'Name' : 'Name prefix'}
              size="md"
              maxLength={edited ? NAME_CHARS : NAME_CHARS - 10}
              error={fault}
              value={prefix}
              onChange={({ currentTarget }) => setPrefix(currentTarget.value)}
            />
          </div>
          <Textarea
            className={partClasses.mono}
            label="Arguments"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={
              edited
                ? 'Separated by spaces'
                : 'One test per line. 100 {1..5} makes five tests, {10,100} {1..3} makes six.'
            }
            error={tooLong && `A line can have at most ${ARGUMENT_CHARS} characters`}
            size="md"
            rows={edited ? 2 : 5}
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {!edited && (
            <div
              className={`${stack(1)} ${pad(3)} ${text('quiet', 'fine', 'breaking')} ${classes.calls}`}
              role="status"
            >
              {lines.slice(0, SHOWN).map((line, index) => (
                <code key={index}>
                  {generator} {line}
                </code>
              ))}
              {lines.length > SHOWN && <p>and {lines.length - SHOWN} more</p>}
            </div>
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
              {edited ? 'Save the test' : `Add ${counted(lines.length, 'test')}`}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
