import { useState } from 'react';
import { now } from '../platform/clock.ts';
import { type Connection, useConnection } from '../platform/connection.ts';
import type { DraftStatus, FormDraft } from '../platform/use-draft.ts';
import * as text from './draft-note-text.ts';
import classes from './draft-note.module.css';

const saidOf = (status: DraftStatus, connection: Connection, opened: number, quiet: boolean): string => {
  if (status.step === 'restored')
    return `Draft restored from ${text.typedAgo(status.at, opened)}${status.stale ? `; ${text.STALE}` : ''}`;
  if (quiet) return '';
  if (status.step === 'elsewhere') return text.ELSEWHERE;
  if (status.step === 'refused') return text.REFUSED;
  if (status.step === 'too-long') return text.TOO_LONG;
  if (connection !== 'online') return text.KEPT_OFFLINE;
  return status.step === 'kept' ? text.KEPT : '';
};

type Props = {
  draft: Omit<FormDraft, 'forget'>;
  className?: string | undefined;
  /** Says only what was brought back: beside a password it would read as if that was saved. */
  quiet?: boolean;
};

/** One quiet line about the draft of a form. It keeps its place while it is empty, so that nothing moves when it speaks. */
export function DraftNote({ draft: { status, discard, takeOver }, className, quiet = false }: Props) {
  const [opened] = useState(now);
  const said = saidOf(status, useConnection(), opened, quiet);
  const lost = !quiet && (status.step === 'refused' || status.step === 'too-long');
  return (
    <p className={`${classes.note} ${className ?? ''}`} data-tone={lost ? 'warn' : undefined}>
      <span role="status" aria-live="polite">
        {said}
      </span>
      {status.step === 'restored' && (
        <button className={classes.act} type="button" onClick={discard}>
          Discard
        </button>
      )}
      {status.step === 'elsewhere' && !quiet && (
        <button className={classes.act} type="button" onClick={takeOver}>
          Use that one
        </button>
      )}
    </p>
  );
}
