import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_SESSION_MINUTES } from '@devorbit/contract/events/programme-limits.ts';
import { MAX_CALL_KINDS, MAX_PROPOSAL_CHARS as CHARS } from '@devorbit/contract/events/proposals-limits.ts';
import type { CallForPapers } from '@devorbit/contract/events/proposals.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { iconButton, row, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { fieldOf, momentOf } from '../../hackathons/model.ts';
import { putCall } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import formClasses from '../../../../ui/form.module.css';

const must = { required: true, withAsterisk: false } as const;
const usual = [
  { name: 'Talk', minutes: '30' },
  { name: 'Workshop', minutes: '90' },
];

type Props = {
  event: EventDetail;
  /** Null for a new one. */
  call: CallForPapers['call'];
  onClose: () => void;
};

/** Opens a call for papers, or changes it. */
export function CallDialog({ event, call, onClose }: Props) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: {
      closesAt: call === null ? '' : fieldOf(call.closesAt),
      kinds: call?.kinds.map(({ name, minutes }) => ({ name, minutes: String(minutes) })) ?? usual,
      guidance: call?.guidance ?? '',
    },
    send: async ({ closesAt, kinds, guidance }) => {
      await putCall(client, event.id, {
        closesAt: momentOf(closesAt),
        kinds: kinds.map(({ name, minutes }) => ({ name, minutes: Number(minutes) })),
        guidance,
      });
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const field = (name: string) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <Dialog title={call === null ? 'Open a call for papers' : 'Edit the call'} onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Call for papers" onSubmit={onSubmit}>
        <TextInput
          type="datetime-local"
          label="Closes"
          description="In your time zone. Choose a time in the past to close the call now."
          data-autofocus
          {...must}
          {...field('closesAt')}
        />
        <div className={stack(3)} role="group" aria-label="Kinds of session">
          <span className={text('strong', 'small')}>Kinds of session</span>
          {form.values.kinds.map((_, at) => (
            <div key={at} className={row(2, { align: 'end' })}>
              <TextInput
                label={`Kind ${at + 1}`}
                maxLength={CHARS.kind}
                style={{ flex: '1 1 0', minWidth: 0 }}
                {...must}
                {...field(`kinds.${at}.name`)}
              />
              <TextInput
                type="number"
                label="Minutes"
                min={5}
                max={MAX_SESSION_MINUTES}
                style={{ flex: '0 1 6rem', minWidth: 0 }}
                {...must}
                {...field(`kinds.${at}.minutes`)}
              />
              <button
                type="button"
                className={iconButton}
                aria-label={`Remove kind ${at + 1}`}
                disabled={form.values.kinds.length === 1}
                onClick={() => form.removeListItem('kinds', at)}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </div>
          ))}
          {form.values.kinds.length < MAX_CALL_KINDS && (
            <div>
              <Button
                variant="default"
                size="sm"
                leftSection={<Plus size={16} aria-hidden="true" />}
                onClick={() => form.insertListItem('kinds', { name: '', minutes: '30' })}
              >
                Add a kind
              </Button>
            </div>
          )}
        </div>
        <Textarea
          label="Guidance"
          description="Topics you’re looking for, who will listen, what helps you decide."
          autosize
          minRows={3}
          maxLength={CHARS.guidance}
          {...field('guidance')}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {call === null ? 'Open the call' : 'Save the call'}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
