import { saveFile } from '../../../../../platform/save-file.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { downloadAccount } from '../../api.ts';
import type { Say } from '../../components/use-banner.ts';
import { EXPORT_FAILED, EXPORTED } from '../../copy.ts';
import { failureText } from '../../model.ts';

export function ExportPanel({ say }: { say: Say }) {
  const download = useAct(
    async () => {
      saveFile(await downloadAccount());
      say({ tone: 'good', text: EXPORTED });
    },
    (error) => failureText(EXPORT_FAILED, error),
  );
  return (
    <Panel
      title="Your data"
      lead="One zip file with everything DevOrbit keeps about you: submissions, projects, notes, registrations and the rest, as JSON and plain files."
      action={
        <ActButton
          variant="default"
          size="sm"
          pending={download.pending}
          pendingText="Downloading…"
          onClick={() => void download.run()}
        >
          Download your data
        </ActButton>
      }
    >
      {download.failure && <Message tone="bad">{download.failure}</Message>}
    </Panel>
  );
}
