import {
  MAX_CRITERIA,
  MAX_RUBRIC_CHARS as CHARS,
  MAX_WEIGHT,
  scorePoints,
} from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Criterion } from '@devorbit/contract/events/hackathon-judging.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { iconButton, row, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { saveRubric } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import formClasses from '../../../../ui/form.module.css';
import classes from './rubric-form.module.css';

type Row = Omit<Criterion, 'number' | 'weight'> & { number: number | null; weight: string };

const blank: Row = { number: null, name: '', lead: '', weight: '1', anchors: scorePoints.map(() => '') };
const weights = Array.from({ length: MAX_WEIGHT }, (_, at) => String(at + 1));
const must = { required: true, withAsterisk: false } as const;

/** Criteria, how much each counts, and what 1 to 5 mean in it. */
export function RubricForm({
  event,
  criteria,
  onClose,
}: {
  event: number;
  criteria: readonly Criterion[];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<{ criteria: Row[] }>({
    mode: 'controlled',
    initialValues: { criteria: criteria.map((one) => ({ ...one, weight: String(one.weight) })) },
    send: async ({ criteria: rows }) => {
      await saveRubric(
        client,
        event,
        rows.map((one) => ({ ...one, weight: Number(one.weight) })),
      );
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const field = (at: number, name: string) => {
    const path = `criteria.${at}.${name}`;
    return { name: path, size: 'md', ...form.getInputProps(path) } as const;
  };
  return (
    <Dialog title="Edit the rubric" onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Rubric" onSubmit={onSubmit}>
        {form.values.criteria.map((one, at) => (
          <fieldset key={at} className={classes.criterion}>
            <legend className={text('strong')}>{one.name === '' ? `Criterion ${at + 1}` : one.name}</legend>
            <div className={classes.first}>
              <TextInput label="Name" maxLength={CHARS.name} {...must} {...field(at, 'name')} />
              <NativeSelect label="Weight" data={weights} {...field(at, 'weight')} />
              {form.values.criteria.length > 1 && (
                <button
                  type="button"
                  className={iconButton}
                  aria-label={`Remove criterion ${at + 1}`}
                  onClick={() => form.removeListItem('criteria', at)}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              )}
            </div>
            <TextInput label="The question it asks" maxLength={CHARS.lead} {...field(at, 'lead')} />
            <div className={stack(2)}>
              {scorePoints.map((points, place) => (
                <TextInput
                  key={points}
                  label={`What ${points} means`}
                  maxLength={CHARS.anchor}
                  {...must}
                  {...field(at, `anchors.${place}`)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {form.values.criteria.length < MAX_CRITERIA && (
          <div>
            <Button
              variant="default"
              size="sm"
              leftSection={<Plus size={16} aria-hidden="true" />}
              onClick={() => form.insertListItem('criteria', blank)}
            >
              Add a criterion
            </Button>
          </div>
        )}
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save the rubric
          </ActButton>
        </div>
        <p className={`${text('quiet', 'fine')} ${row(1)}`}>
          Everybody can read the rubric. It is final once a judge submits scores.
        </p>
      </form>
    </Dialog>
  );
}
