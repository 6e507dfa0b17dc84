import {
  COMPLEXITIES,
  MAX_COMPLEXITY_CHARS,
  MAX_SOLUTION_NOTE_CHARS,
} from '@devorbit/contract/practice/submissions-limits.ts';
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { cluster, grid, stack } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { shareOwn, solutionQuery } from '../api.ts';
import {
  EXPLANATION_FAILURE,
  EXPLANATION_SAVED,
  NOTE,
  NOTE_LEAD,
  SOLUTION_FAILURE,
  SPACE_COMPLEXITY,
  TIME_COMPLEXITY,
} from '../copy.ts';
import type { Explanation } from '../model.ts';
import classes from './share-switch.module.css';

/** What the author of a shared solution says about it: the idea, and what it costs. */
export default function ExplanationForm({ id }: { id: string }) {
  const solution = useQuery(solutionQuery(id));
  if (solution.isPending) return <Skeleton height={300} radius="md" />;
  if (!solution.data) return <LoadFailure query={solution} title={SOLUTION_FAILURE} frame="line" />;
  const { note, time_complexity, space_complexity } = solution.data;
  return <Fields id={id} kept={{ note, time_complexity, space_complexity }} />;
}

function Fields({ id, kept }: { id: string; kept: Explanation }) {
  const client = useQueryClient();
  const list = useId();
  const [value, setValue] = useState(kept);
  const draft = useDraft({ name: `solution.${id}`, value, initial: kept, onRestore: setValue });
  const save = useAct(async () => {
    await shareOwn(client, id, true, value);
    draft.forget();
    return true;
  }, EXPLANATION_FAILURE);
  const change = (part: Partial<Explanation>) => {
    save.forget();
    setValue((now) => ({ ...now, ...part }));
  };
  const changed =
    value.note !== kept.note ||
    value.time_complexity !== kept.time_complexity ||
    value.space_complexity !== kept.space_complexity;
  const complexity = (name: 'time_complexity' | 'space_complexity', label: string) => (
    <TextInput
      label={label}
      placeholder="O(n)"
      list={list}
      autoComplete="off"
      maxLength={MAX_COMPLEXITY_CHARS}
      value={value[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <form
      className={`${stack(3)} ${classes.explanation}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <Textarea
        label={NOTE}
        description={NOTE_LEAD}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={MAX_SOLUTION_NOTE_CHARS}
        value={value.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <div className={`${grid(3)} ${classes.complexities}`}>
        {complexity('time_complexity', TIME_COMPLEXITY)}
        {complexity('space_complexity', SPACE_COMPLEXITY)}
      </div>
      <datalist id={list}>
        {COMPLEXITIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <Message tone="bad">{save.failure}</Message>
      <div className={cluster(3, { justify: 'between' })}>
        <DraftNote draft={draft} />
        <div className={cluster(3)}>
          {!changed && save.result !== undefined && <Message tone="good">{EXPLANATION_SAVED}</Message>}
          <ActButton type="submit" variant="default" pending={save.pending} pendingText="Saving…">
            Save note
          </ActButton>
        </div>
      </div>
    </form>
  );
}
