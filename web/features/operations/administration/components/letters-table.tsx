import type { Letter } from '@devorbit/contract/operations/administration.ts';
import { Button } from '@mantine/core';
import { momentText } from '../../../../platform/format/dates.ts';
import { Table } from '../../../../ui/table.tsx';
import { Tag } from './tag.tsx';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['When', 'To', 'Subject', 'Status', 'Attempts', 'Text'];
const tones = { sent: 'good', queued: 'plain', failed: 'bad' } as const;
const names = { sent: 'Sent', queued: 'Queued', failed: 'Failed' } as const;

type Props = { rows: readonly Letter[]; stale: boolean; busy: boolean; onRead: (letter: Letter) => void };

export function LettersTable({ rows, stale, busy, onRead }: Props) {
  return (
    <Table label="Emails" columns={columns} stale={stale}>
      {rows.map((letter) => (
        <tr key={letter.id}>
          <td data-label="When">
            <time dateTime={letter.at}>{momentText(letter.at)}</time>
          </td>
          <td className={tableClasses.wide} data-label="To">
            {letter.to_address}
          </td>
          <td className={tableClasses.wide} data-label="Subject">
            {letter.subject}
          </td>
          <td data-label="Status">
            <Tag tone={tones[letter.status]}>{names[letter.status]}</Tag>
            {letter.error !== '' && ` ${letter.error}`}
          </td>
          <td data-label="Attempts">{letter.attempts}</td>
          <td data-label="Text">
            {letter.readable ? (
              <Button
                variant="default"
                size="compact-md"
                disabled={busy}
                aria-label={`Read ${letter.subject} to ${letter.to_address}`}
                onClick={() => onRead(letter)}
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
