import type { ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { Button } from '@mantine/core';
import { Flag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { REPORT, REPORT_UNLOADED } from '../copy.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

type Props = {
  kind: ReportSubject;
  /** A problem's number, a submission's id, or a username. */
  id: string;
  /** What it is called: `the problem 'Two docks'`. */
  name: string;
  /** What the button says, where there are two. */
  label?: string;
};

/** Opens the form in which people tell the moderators; it is fetched when it is wanted. For who is signed in. */
export function ReportButton({ kind, id, name, label = REPORT }: Props) {
  const [ReportDialog, setReportDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = async () => {
    try {
      const { ReportDialog: loaded } = await import('./report-dialog.tsx');
      setReportDialog(() => loaded);
      setOpen(true);
    } catch (error) {
      globalThis.reportError(error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        style={{ justifySelf: 'start', minHeight: 36 }}
        leftSection={<Flag size={15} aria-hidden="true" />}
        aria-label={`${REPORT} ${name}`}
        onClick={() => void show()}
      >
        {label}
      </Button>
      {failed && <p role="alert">{REPORT_UNLOADED}</p>}
      {open && ReportDialog && <ReportDialog kind={kind} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
