import {
  MAX_ARGUMENTS,
  MAX_CONFIGURATION_NAME,
  MAX_CONFIGURATIONS,
  MAX_RUN_INPUT,
} from '@devorbit/contract/ide/projects-limits.ts';
import type { RunConfiguration } from '@devorbit/contract/ide/run-configurations.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { CALL_FAILED } from '../../copy.ts';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import { argumentsOf, variablesOf, variablesText } from '../model.ts';

type Props = { session: ProjectSession; shown: Shown; onClose: () => void };

const NEW = '';
const fresh = (): RunConfiguration => ({
  id: `run-${Date.now().toString(36)}`,
  name: '',
  entry: null,
  args: [],
  env: {},
  stdin: '',
});

/** How the project is run: several ways, each with a name. */
export function RunDialog({ session, shown, onClose }: Props) {
  const { all, chosen } = shown.runs;
  const [id, setId] = useState(chosen ?? all[0]?.id ?? NEW);
  const known = all.find((each) => each.id === id);
  const isFull = all.length >= MAX_CONFIGURATIONS;
  return (
    <Dialog title="Run configurations" onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        {all.length > 0 && (
          <NativeSelect
            label="Configuration"
            size="md"
            value={id}
            data={[
              ...all.map((each) => ({ value: each.id, label: each.name })),
              ...(isFull ? [] : [{ value: NEW, label: 'New configuration' }]),
            ]}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
          />
        )}
        <Fields key={id} session={session} shown={shown} known={known} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Fields({ session, shown, known, onClose }: Props & { known: RunConfiguration | undefined }) {
  const [draft, setDraft] = useState(() => known ?? fresh());
  const [args, setArgs] = useState(() => draft.args.join('\n'));
  const [env, setEnv] = useState(() => variablesText(draft.env));
  const [said, setSaid] = useState<{ name?: string; args?: string; env?: string }>({});
  const { all } = shown.runs;
  const act = useAct(
    async (next: Shown['runs']) => {
      await session.keepRuns(next);
      onClose();
    },
    (error) => (error instanceof Error ? ('sentence' in error ? String(error.sentence) : error.message) : CALL_FAILED),
  );
  const save = () => {
    const variables = variablesOf(env);
    const words = argumentsOf(args);
    const faults = {
      ...(draft.name.trim() === '' ? { name: 'A configuration needs a name' } : {}),
      ...(words.length > MAX_ARGUMENTS ? { args: `At most ${MAX_ARGUMENTS} arguments` } : {}),
      ...(typeof variables === 'string' ? { env: variables } : {}),
    };
    setSaid(faults);
    if (typeof variables === 'string' || Object.keys(faults).length > 0) return;
    const next = { ...draft, name: draft.name.trim(), args: words, env: variables };
    const others = known ? all.map((each) => (each.id === known.id ? next : each)) : [...all, next];
    void act.run({ all: others, chosen: next.id });
  };
  const names = shown.files.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const entries = draft.entry === null || names.includes(draft.entry) ? names : [draft.entry, ...names];
  return (
    <form
      className={stack(4)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label="Name"
        size="md"
        maxLength={MAX_CONFIGURATION_NAME}
        autoComplete="off"
        data-autofocus
        value={draft.name}
        error={said.name}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <NativeSelect
        label="File to run"
        size="md"
        value={draft.entry ?? ''}
        data={[
          { value: '', label: 'The open file' },
          ...entries.map((name) => ({ value: name, label: names.includes(name) ? name : `${name} (missing)` })),
        ]}
        onChange={({ currentTarget }) => setDraft({ ...draft, entry: currentTarget.value || null })}
      />
      <Textarea
        label="Arguments"
        description="One on each line"
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        value={args}
        error={said.args}
        onChange={({ currentTarget }) => setArgs(currentTarget.value)}
      />
      <Textarea
        label="Environment"
        description="NAME=value, one on each line. Don’t put passwords here."
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        value={env}
        error={said.env}
        onChange={({ currentTarget }) => setEnv(currentTarget.value)}
      />
      <Textarea
        label="Standard input"
        description="Leave empty to type it while the program runs"
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_RUN_INPUT}
        spellCheck={false}
        value={draft.stdin}
        onChange={({ currentTarget }) => setDraft({ ...draft, stdin: currentTarget.value })}
      />
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
        {known && (
          <Button
            variant="subtle"
            color="red"
            size="md"
            onClick={() => void act.run({ all: all.filter((each) => each.id !== known.id), chosen: null })}
          >
            Delete
          </Button>
        )}
        <Button variant="default" size="md" onClick={onClose}>
          Cancel
        </Button>
        <ActButton type="submit" size="md" pending={act.pending}>
          Save
        </ActButton>
      </div>
    </form>
  );
}
