import type { Letter } from '@devorbit/contract/operations/administration.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { lettersQuery, openLetter } from '../api.ts';
import { MAIL_FAILURE } from '../copy.ts';
import { auditFilters } from '../model.ts';
import { LettersTable } from './letters-table.tsx';
import { NewestOlder } from './newest-older.tsx';
import { SectionState } from './section-state.tsx';
import { useAct } from './use-act.ts';
import classes from './admin-page.module.css';

/** Letters that were sent or wait; superusers read those that the outbox keeps. */
export function MailSection() {
  const [params] = useSearchParams();
  const { before } = auditFilters(params);
  const list = useQuery(lettersQuery(before));
  const { busy, said, run } = useAct();
  const [open, setOpen] = useState<{ letter: Letter; text: string } | null>(null);
  return (
    <section className={classes.panel} aria-label="Mail">
      {said !== null && <Message tone="bad">{said}</Message>}
      <SectionState
        query={list}
        failure={MAIL_FAILURE}
        empty={(rows) => (rows.length === 0 ? 'No letter was sent yet.' : null)}
      >
        {(rows) => (
          <>
            <LettersTable
              rows={rows}
              stale={list.isPlaceholderData}
              busy={busy}
              onRead={(letter) => run(async () => setOpen({ letter, text: await openLetter(letter.id) }))}
            />
            <NewestOlder rows={rows} />
          </>
        )}
      </SectionState>
      {open !== null && (
        <Dialog title={open.letter.subject} onClose={() => setOpen(null)}>
          {/* Focusable, so that the keyboard can scroll it. */}
          <pre className={classes.letter} tabIndex={0}>
            {open.text}
          </pre>
        </Dialog>
      )}
    </section>
  );
}
