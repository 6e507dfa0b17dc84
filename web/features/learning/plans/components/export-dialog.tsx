import type { Plan } from '@devorbit/contract/learning/plan-model.ts';
import type { ExportFormat } from '@devorbit/contract/learning/plan-words.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { exportPlan } from '../api.ts';
import { EXPORT, EXPORT_FAILURE, FORMATS } from '../copy.ts';

type Props = { plan: Plan; planRef: string; revision: number; onClose: () => void };

/** The plan as a file, in four formats. */
export function ExportDialog({ plan, planRef, revision, onClose }: Props) {
  const act = useAct(
    async (format: ExportFormat) => saveFile(await exportPlan(format, { plan, ref: planRef, revision })),
    EXPORT_FAILURE,
  );
  return (
    <Dialog title={EXPORT} onClose={onClose}>
      <div className={`${stack(3)} ${pad(5)}`}>
        {FORMATS.map(({ format, title, text: words }) => (
          <div key={format} className={cluster(3, { justify: 'between' })}>
            <span>
              <strong>{title}</strong> <span className={text('quiet', 'small')}>{words}</span>
            </span>
            <PlainButton
              tone="plain"
              size="small"
              aria-disabled={act.pending}
              aria-label={`Download ${title}`}
              onClick={() => void act.run(format)}
            >
              {act.input === format ? 'Making…' : 'Download'}
            </PlainButton>
          </div>
        ))}
        <p className={text('bad', 'small')} role="status">
          {act.failure}
        </p>
      </div>
    </Dialog>
  );
}
