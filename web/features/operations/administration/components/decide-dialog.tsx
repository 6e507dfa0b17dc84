import { MAX_REASON_CHARS } from '@devorbit/contract/operations/administration-limits.ts';
import { MAX_NOTE_CHARS } from '@devorbit/contract/operations/reports-limits.ts';
import type { Decision, Report } from '@devorbit/contract/operations/reports.ts';
import { Button, Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { decide } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';

const hiding = {
  problem: 'The problem disappears from the list and can’t be solved. Its author still sees it.',
  solution: 'The solution is no longer shared.',
  note: 'The note is deleted. The solution stays shared.',
  event: 'The event disappears for everybody but its organizer. Staff can approve it again.',
  document: 'Nobody can open the document or its file any more. Staff can bring it back.',
  resource_collection: 'Only its owner sees the collection from now on.',
  profile: 'The profile’s texts, links and picture are removed.',
} as const;

const undecided = { decision: 'dismiss' as Decision, note: '' };

/** Decides on a report; the reporter and the owner are notified. */
export function DecideDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const client = useQueryClient();
  const [decided, setDecided] = useState(undecided);
  const { decision, note } = decided;
  const draft = useDraft({ name: `decide.${report.id}`, value: decided, initial: undecided, onRestore: setDecided });
  const act = useAct(async () => {
    await decide(client, report.id, decision, note);
    draft.forget();
    onClose();
  }, ACT_FAILURE);
  return (
    <Dialog title={`Review the report on ${report.name}`} onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        onSubmit={(event) => {
          event.preventDefault();
          void act.run();
        }}
      >
        <Radio.Group
          label="Decision"
          value={decision}
          onChange={(value) =>
            setDecided({
              ...decided,
              decision: (['hide', 'suspend'] as const).find((one) => one === value) ?? 'dismiss',
            })
          }
        >
          <Stack gap="sm" mt="xs">
            <Radio value="dismiss" label="Dismiss the report" description="Nothing changes." />
            <Radio value="hide" label="Hide it" description={hiding[report.kind]} />
            {report.may_suspend && (
              <Radio
                value="suspend"
                label={`Hide it and suspend @${report.owner.username}`}
                description="They are signed out everywhere right away."
              />
            )}
          </Stack>
        </Radio.Group>
        <Textarea
          label={decision === 'suspend' ? 'Reason' : 'Note'}
          description={decision === 'dismiss' ? 'For the audit log only.' : 'The owner will see this.'}
          autosize
          minRows={3}
          maxLength={decision === 'suspend' ? MAX_REASON_CHARS : MAX_NOTE_CHARS}
          required={decision === 'suspend'}
          withAsterisk={false}
          value={note}
          onChange={({ currentTarget }) => setDecided({ ...decided, note: currentTarget.value })}
        />
        <Message tone="bad">{act.failure}</Message>
        <DraftNote draft={draft} />
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button
            variant="default"
            onClick={() => {
              draft.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <ActButton type="submit" pending={act.pending} disabled={decision === 'suspend' && note.trim() === ''}>
            Confirm
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
