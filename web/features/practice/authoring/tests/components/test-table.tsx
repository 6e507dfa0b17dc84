import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Pencil, Trash2 } from 'lucide-react';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { card, pad, text } from '../../../../../ui/layout.ts';
import { Table } from '../../../../../ui/table.tsx';
import { testChars } from '../../sizes.ts';
import classes from './tests.module.css';

const columns = ['Name', 'Input', 'Answer', 'Size', 'Actions'];

type Props = {
  tests: readonly AuthoredTest[];
  /** Of how many tests before these. */
  first: number;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
};

export function TestTable({ tests, first, onEdit, onRemove }: Props) {
  const button = { variant: 'subtle', color: 'gray', size: 36, c: 'var(--ink-2)' } as const;
  return (
    <div className={`${card('lifted')} ${pad(4)}`}>
      <Table label="Tests" columns={columns}>
        {tests.map((test, row) => (
          <tr key={first + row}>
            <th scope="row" className={`${text('breaking')} ${classes.name}`}>
              {test.name}
            </th>
            <td className={classes.source}>
              {test.kind === 'text' ? (
                <code>{preview(test.input)}</code>
              ) : (
                <>
                  <code className={classes.command}>{test.generator}</code> <code>{test.args}</code>
                </>
              )}
            </td>
            <td className={classes.answer}>
              {test.kind === 'text' && test.answer !== null ? (
                <code>{preview(test.answer)}</code>
              ) : (
                'From the reference'
              )}
            </td>
            <td className={text('quiet')}>{test.kind === 'text' ? bytesText(testChars(test)) : 'Generated'}</td>
            <td className={classes.tools}>
              <ActionIcon
                {...button}
                aria-label={`Edit test ${test.name}`}
                title="Edit"
                onClick={() => onEdit(first + row)}
              >
                <Pencil size={16} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={`Delete test ${test.name}`}
                title="Delete"
                onClick={() => onRemove(first + row)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** More than a cell of the table can show. */
const PREVIEW_CHARS = 120;
const preview = (text: string): string => text.slice(0, PREVIEW_CHARS).replace(/\s+/g, ' ').trim() || '(empty)';
