import { useState } from 'react';
import { now } from '../../../../../../platform/clock.ts';
import { type Connection, useConnection } from '../../../../../../platform/connection.ts';
import { KEPT, KEPT_OFFLINE, typedAgo } from '../../../../../../ui/draft-note-text.ts';
import type { CodeDraft } from '../../../workbench/components/use-code.ts';
import { NOT_KEPT, NOT_YET_ONLINE, SAVED, SAVING } from '../../copy.ts';

/** A draft that was typed longer ago than this, in ms, says how long. */
const OLD_MS = 60_000;

type Told = Pick<CodeDraft, 'online' | 'kept' | 'edited' | 'typedAt'>;

function saidOf({ online, kept, edited, typedAt }: Told, connection: Connection, opened: number): string {
  const { step } = online;
  if (step === 'conflict') return '';
  if (step === 'restored')
    return online.elsewhere
      ? `Restored from your other device, ${typedAgo(online.at, opened)}`
      : `Draft restored from ${typedAgo(online.at, opened)}`;
  if (step === 'saved') return edited ? SAVED : '';
  if (!kept) return NOT_KEPT;
  if (step === 'waiting' || (step === 'sending' && connection !== 'online')) return NOT_YET_ONLINE;
  if (step === 'sending') return SAVING;
  if (connection !== 'online') return KEPT_OFFLINE;
  if (typedAt !== null && opened - typedAt > OLD_MS) return `Draft restored from ${typedAgo(typedAt, opened)}`;
  return edited ? KEPT : '';
}

/** Where the code is kept, in one quiet line. */
export function DraftPlace({ draft, className }: { draft: Told; className: string }) {
  const [opened] = useState(now);
  const said = saidOf(draft, useConnection(), opened);
  // 'Saving…' comes and goes with every pause: it is seen and not read out.
  return (
    <>
      <span className={className} role="status" hidden={said === SAVING}>
        {said === SAVING ? '' : said}
      </span>
      {said === SAVING && (
        <span className={className} aria-hidden="true">
          {SAVING}
        </span>
      )}
    </>
  );
}
