import { MAX_NOTE_CHARS } from '@devorbit/contract/operations/reports-limits.ts';
import type { ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { tellModerators } from '../api.ts';
import { REPORT, REPORT_FAILURE, REPORTED, reasons } from '../copy.ts';

export type ReportDialogProps = { kind: ReportSubject; id: string; name: string; onClose: () => void };

type Told = { reason: (typeof reasons)[number]['value']; note: string };
const untold: Told = { reason: 'spam', note: '' };

/** Why something should be looked at; the moderators alone read it. */
export function ReportDialog({ kind, id, name, onClose }: ReportDialogProps) {
  const [told, setTold] = useState(untold);
  const { reason, note } = told;
  const draft = useDraft({ name: `report.${kind}.${id}`, value: told, initial: untold, onRestore: setTold });
  const report = useAct(async () => {
    await tellModerators({ kind, id, reason, note });
    draft.forget();
    return true;
  }, REPORT_FAILURE);
  if (report.result)
    return (
      <Dialog title={REPORT} onClose={onClose}>
        <div className={`${stack(4)} ${pad(5)}`}>
          <Message tone="good">{REPORTED}</Message>
          <Button style={{ justifySelf: 'end' }} variant="default" data-autofocus onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={`${REPORT} ${name}`} onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        onSubmit={(event) => {
          event.preventDefault();
          void report.run();
        }}
      >
        <NativeSelect
          label="What’s wrong?"
          size="md"
          data={[...reasons]}
          value={reason}
          onChange={({ currentTarget }) =>
            setTold({ ...told, reason: reasons.find(({ value }) => value === currentTarget.value)?.value ?? reason })
          }
        />
        <Textarea
          label="Details (optional)"
          description="Only the moderators will see this."
          size="md"
          autosize
          minRows={3}
          maxLength={MAX_NOTE_CHARS}
          value={note}
          onChange={({ currentTarget }) => setTold({ ...told, note: currentTarget.value })}
        />
        <Message tone="bad">{report.failure}</Message>
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
          <ActButton type="submit" pending={report.pending}>
            Send report
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
