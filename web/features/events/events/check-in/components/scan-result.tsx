import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { row, stack, text } from '../../../../../ui/layout.ts';
import { toneOf, UNDO, verdictText } from '../copy.ts';
import type { Verdict } from '../model.ts';
import classes from './scan-result.module.css';

const icons = { good: CircleCheck, warn: CircleAlert, bad: CircleAlert } as const;

/** What the last scan became, large enough to be read at arm’s length. */
export function ScanResult({
  verdict,
  zone,
  onUndo,
}: {
  verdict: Verdict | null;
  zone: string;
  onUndo: (registration: number) => void;
}) {
  const guest = verdict?.guest ?? null;
  const tone = verdict === null ? null : toneOf(verdict);
  const Icon = tone === null ? null : icons[tone];
  const said = verdict === null ? null : verdictText(verdict, zone);
  return (
    <div role="status" className={classes.result} data-tone={tone ?? undefined}>
      {verdict === null || Icon === null || said === null ? (
        <p className={text('quiet')}>Nothing scanned yet</p>
      ) : (
        <div className={row(3, { align: 'start' })}>
          <Icon className={classes.icon} size={32} aria-hidden="true" />
          <div className={stack(1)}>
            <p className={`${text('section', 'breaking')} ${classes.title}`}>{said.title}</p>
            {said.note !== '' && <p className={text('breaking')}>{said.note}</p>}
            {!verdict.signed && verdict.outcome === 'in' && (
              <p className={text('small')}>This browser can’t check signatures. The server will.</p>
            )}
            {!verdict.sent && <p className={text('small', 'quiet')}>Kept on this device</p>}
            {verdict.outcome === 'in' && guest !== null && (
              <div>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`${UNDO}: ${guest.name}`}
                  onClick={() => onUndo(guest.id)}
                >
                  {UNDO}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
