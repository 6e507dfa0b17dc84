import type { SharedSolution } from '@devorbit/contract/submissions.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { momentText } from '../../history/model.ts';
import { memoryText, runtimeText } from '../../model.ts';
import { SolutionCode } from './solution-code.tsx';
import classes from './solutions-page.module.css';

/** One row a solution; the code of one of them is open at a time. */
export function SolutionList({ rows, stale }: { rows: readonly SharedSolution[]; stale: boolean }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={classes.list} data-stale={stale || undefined}>
      {rows.map((row) => (
        <SolutionRow
          key={row.submission_id}
          row={row}
          open={row.submission_id === open}
          onOpen={(wanted) => setOpen(wanted ? row.submission_id : null)}
        />
      ))}
    </ul>
  );
}

type Props = { row: SharedSolution; open: boolean; onOpen: (open: boolean) => void };

function SolutionRow({ row, open, onOpen }: Props) {
  return (
    <li className={classes.row}>
      <button className={classes.door} type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
        <span className={classes.author}>@{row.username}</span>
        <span>{LANGUAGE_NAMES[row.language]}</span>
        <span>{runtimeText(row.runtime_ms)}</span>
        <span>{memoryText(row.memory_kb)}</span>
        <time className={classes.date} dateTime={row.created_at}>
          {momentText(row.created_at)}
        </time>
        <ChevronDown className={classes.chevron} size={18} aria-hidden="true" />
      </button>
      {open && <SolutionCode id={row.submission_id} language={row.language} />}
    </li>
  );
}
