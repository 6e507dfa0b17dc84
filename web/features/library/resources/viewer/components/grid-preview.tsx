import type { SheetGrid } from '@devorbit/contract/library/preparation.ts';
import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { OPEN_FAILED } from '../../copy.ts';
import type { Spot } from '../../model.ts';
import { widestOf } from '../model.ts';
import { SheetTable } from './sheet-table.tsx';
import { useFileText } from './use-file-text.ts';
import classes from './grid-preview.module.css';

type Props = { title: string; address: string; spot: Spot | null };

/** The sheets of a workbook, one at a time. Another `spot` shows the sheet that it is on. */
export function GridPreview({ title, address, spot }: Props) {
  const shown = useFileText(address);
  const grid = useMemo(() => (shown.data === undefined ? null : (JSON.parse(shown.data) as SheetGrid)), [shown.data]);
  const [chosen, setChosen] = useState<{ at: number; of: Spot | null }>({ at: (spot?.page ?? 1) - 1, of: spot });
  const at = chosen.of === spot ? chosen.at : (spot?.page ?? 1) - 1;
  if (shown.isError) return <LoadFailure query={shown} title={OPEN_FAILED} frame="bare" />;
  if (grid === null) return <Skeleton height={PREVIEW_PX} aria-busy="true" aria-label="Loading" role="status" />;
  const sheet = grid.sheets[at] ?? grid.sheets[0];
  if (sheet === undefined) return <p className={text('quiet')}>There is nothing in this workbook.</p>;
  return (
    <div className={stack(2)}>
      {grid.sheets.length > 1 && (
        <div className={classes.sheets} role="group" aria-label="Sheets">
          {grid.sheets.map(({ name }, index) => (
            <button
              key={index}
              type="button"
              aria-pressed={grid.sheets[index] === sheet}
              onClick={() => setChosen({ at: index, of: spot })}
            >
              <bdi>{name === '' ? `Sheet ${index + 1}` : name}</bdi>
            </button>
          ))}
        </div>
      )}
      {sheet.rows.length === 0 ? (
        <p className={text('quiet')}>There is nothing on this sheet.</p>
      ) : (
        <SheetTable
          key={at}
          title={`${title}, ${sheet.name}`}
          rows={sheet.rows}
          columns={widestOf(sheet.rows)}
          words={spot?.words ?? []}
        />
      )}
      {sheet.cut && (
        <p className={text('quiet', 'small')}>There’s more on this sheet. Download the file to read all of it.</p>
      )}
      {grid.sheets.length < grid.total && (
        <p className={text('quiet', 'small')}>
          {grid.sheets.length} of {grid.total} sheets are shown. Download the file to read all of them.
        </p>
      )}
    </div>
  );
}
