import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import { useEffect, useRef } from 'react';
import { unseen } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { columnName, hasWord } from '../model.ts';
import classes from './sheet-table.module.css';

type Props = {
  title: string;
  rows: readonly (readonly string[])[];
  columns: number;
  /** Cells with one of these stand out, and the first comes into sight. */
  words?: readonly string[];
};

/** Cells with the names of their rows and columns, as spreadsheets show them. */
export function SheetTable({ title, rows, columns, words = [] }: Props) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (words.length > 0)
      table.current?.querySelector('td[data-found]')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [rows, words]);
  return (
    <ScrollBox className={classes.sheet} label={title} maxHeight={PREVIEW_PX}>
      <table ref={table} className={classes.grid} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <span className={unseen}>Row</span>
            </th>
            {Array.from({ length: columns }, (_, at) => (
              <th scope="col" key={at}>
                {columnName(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {Array.from({ length: columns }, (_, column) => {
                const cell = row[column] ?? '';
                return (
                  <td key={column} data-found={hasWord(cell, words) || undefined}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
