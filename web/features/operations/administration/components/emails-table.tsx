import type { Email } from '@devorbit/contract/operations/administration.ts';
import { Button } from '@mantine/core';
import { momentText } from '../../../../platform/format/dates.ts';
import { Table } from '../../../../ui/table.tsx';
import { Tag } from './tag.tsx';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['When', 'To', 'Subject', 'Status', 'Attempts', 'Text'];
const tones = { sent: 'good', queued: 'plain', failed: 'bad' } as const;
const names = { sent: 'Sent', queued: 'Queued', failed: 'Failed' } as const;

type Props = { rows: readonly Email[]; stale: boolean; busy: boolean; onRead: (email: Email) => void };

export function EmailsTable({ rows, stale, busy, onRead }: Props) {
  return (
    <Table label="Emails" columns={columns} stale={stale}>
      {rows.map((email) => (
        <tr key={email.id}>
          <td data-label="When">
            <time dateTime={email.at}>{momentText(email.at)}</time>
          </td>
          <td className={tableClasses.wide} data-label="To">
            {email.to_address}
          </td>
          <td className={tableClasses.wide} data-label="Subject">
            {email.subject}
          </td>
          <td data-label="Status">
            <Tag tone={tones[email.status]}>{names[email.status]}</Tag>
            {email.error !== '' && ` ${email.error}`}
          </td>
          <td data-label="Attempts">{email.attempts}</td>
          <td data-label="Text">
            {email.readable ? (
              <Button
                variant="default"
                size="compact-md"
                disabled={busy}
                aria-label={`Read ${email.subject} to ${email.to_address}`}
                onClick={() => onRead(email)}
              >
                Read
              </Button>
            ) : (
              'Not available'
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
