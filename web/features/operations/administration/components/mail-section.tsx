import { EMAILS_PAGE_SIZE } from '@devorbit/contract/operations/administration-limits.ts';
import type { Email } from '@devorbit/contract/operations/administration.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { pad, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { emailsQuery, openEmail } from '../api.ts';
import { ACT_FAILURE, MAIL_FAILURE } from '../copy.ts';
import { auditFilters } from '../model.ts';
import { EmailsTable } from './emails-table.tsx';
import { NewestOlder } from './newest-older.tsx';
import panel from '../../../../ui/panel.module.css';
import classes from './admin-page.module.css';

/** Emails that were sent or are queued; superusers can read those that the outbox keeps. */
export function MailSection() {
  const [params] = useSearchParams();
  const { before } = auditFilters(params);
  const list = useQuery(emailsQuery(before));
  const [open, setOpen] = useState<{ email: Email; text: string } | null>(null);
  const act = useAct(async (email: Email) => setOpen({ email, text: await openEmail(email.id) }), ACT_FAILURE);
  return (
    <section className={panel.panel} aria-label="Emails">
      <Message tone="bad">{act.failure}</Message>
      <ListPage
        frame="bare"
        query={list}
        failure={MAIL_FAILURE}
        empty={(rows) => (rows.length === 0 ? 'No emails yet.' : null)}
      >
        {(rows) => (
          <>
            <EmailsTable
              rows={rows}
              stale={list.isPlaceholderData}
              busy={act.pending}
              onRead={(email) => void act.run(email)}
            />
            <NewestOlder rows={rows} size={EMAILS_PAGE_SIZE} />
          </>
        )}
      </ListPage>
      {open !== null && (
        <Dialog title={open.email.subject} onClose={() => setOpen(null)}>
          {/* Focusable, so that the keyboard can scroll it. */}
          <pre className={`${pad(5)} ${text('breaking')} ${classes.email}`} tabIndex={0}>
            {open.text}
          </pre>
        </Dialog>
      )}
    </section>
  );
}
