import type { ArchiveEntry } from '@devorbit/contract/library/resources.ts';
import { ChevronRight, File, FileText, Folder } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { documentSizeText } from '../../../../../../platform/format/file-sizes.ts';
import { unseen } from '../../../../../../ui/layout.ts';
import { notReadWord } from '../copy.ts';
import { closedAtFirst, type Row, rowsOf, stepFrom, treeOf } from '../model.ts';
import classes from './archive-tree.module.css';

type Props = {
  title: string;
  entries: readonly ArchiveEntry[];
  /** Place of the entry that is read. */
  chosen: number | null;
  onChoose: (at: number) => void;
};

/** Steps of indentation: a folder may be as deep as its name is long. */
const DEEPEST = 10;

const noteOf = ({ size, reading }: ArchiveEntry): string =>
  reading === null || reading === 'text' || reading === 'cut'
    ? documentSizeText(size)
    : `${notReadWord[reading]}, ${documentSizeText(size)}`;

/** The folders and files of an archive, gone through with the arrow keys. */
export function ArchiveTree({ title, entries, chosen, onChoose }: Props) {
  const nodes = useMemo(() => treeOf(entries), [entries]);
  const [closed, setClosed] = useState(() => closedAtFirst(nodes, chosen));
  const rows = rowsOf(nodes, closed);
  const [focused, setFocused] = useState<string | null>(null);
  const here =
    rows.find(({ key }) => key === focused) ?? rows.find(({ at }) => at !== null && at === chosen) ?? rows[0];
  const tree = useRef<HTMLUListElement>(null);
  const turn = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const press = ({ key, at }: Row) => (at === null ? turn(key) : onChoose(at));
  const pressed = (event: KeyboardEvent, row: Row, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepFrom(rows, at, event.key);
    if (step === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (step === null) press(row);
    else if ('turn' in step) turn(step.turn);
    else tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[step.to]?.focus();
  };
  return (
    <ul ref={tree} className={classes.tree} role="tree" aria-label={`Files in ${title}`}>
      {rows.map((row, at) => {
        const entry = row.at === null ? undefined : entries[row.at];
        return (
          <li
            key={row.key}
            role="treeitem"
            className={classes.row}
            aria-level={row.level}
            aria-expanded={row.open ?? undefined}
            aria-selected={row.at !== null && row.at === chosen}
            tabIndex={row === here ? 0 : -1}
            style={{ paddingInlineStart: `${Math.min(row.level - 1, DEEPEST) * 14 + 8}px` }}
            onFocus={() => setFocused(row.key)}
            onClick={() => press(row)}
            onKeyDown={(event) => pressed(event, row, at)}
          >
            {row.open !== null && (
              <ChevronRight
                className={classes.chevron}
                data-open={row.open || undefined}
                size={14}
                aria-hidden="true"
              />
            )}
            <Icon entry={entry} />
            <span className={classes.name}>
              <bdi>{row.name}</bdi>
            </span>
            {entry ? <span className={classes.note}>{noteOf(entry)}</span> : <span className={unseen}>folder</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Icon({ entry }: { entry: ArchiveEntry | undefined }) {
  const Drawn = entry === undefined ? Folder : entry.text === null ? File : FileText;
  return <Drawn className={classes.icon} size={15} aria-hidden="true" />;
}
