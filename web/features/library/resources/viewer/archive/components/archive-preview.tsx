import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import type { Preview } from '@devorbit/contract/library/resources.ts';
import { useState } from 'react';
import { documentSizeText } from '../../../../../../platform/format/file-sizes.ts';
import { counted } from '../../../../../../platform/format/plurals.ts';
import { stack, text } from '../../../../../../ui/layout.ts';
import type { Spot } from '../../../model.ts';
import { BEING_READ, CHOOSE_FILE } from '../copy.ts';
import { readFirst } from '../model.ts';
import { ArchiveTree } from './archive-tree.tsx';
import { EntryReader } from './entry-reader.tsx';
import classes from './archive-preview.module.css';

type Props = {
  id: number;
  title: string;
  preview: Extract<Preview, { kind: 'archive' }>;
  /** Its page is the number of an entry, which is opened. */
  spot: Spot | null;
  /** Whether its texts are still to come. */
  coming: boolean;
};

/** What is inside an archive: its folders and files, and beside them the text of one. */
export function ArchivePreview({ id, title, preview, spot, coming }: Props) {
  const { entries, total, unpacked, url } = preview;
  const [own, setOwn] = useState<{ at: number | null; of: Spot | null }>({ at: null, of: null });
  const asked = spot && spot.page - 1;
  // What was pressed, until a search leads elsewhere.
  const at = own.of === spot && own.at !== null ? own.at : (asked ?? readFirst(entries));
  const entry = at === null ? undefined : entries[at];
  return (
    <div className={stack(3)}>
      <p className={text('quiet', 'small')}>
        {total === 0
          ? 'This archive is empty.'
          : `${counted(total, 'entry', 'entries')}, ${documentSizeText(unpacked)} unpacked`}
      </p>
      {total > 0 && (
        <div className={classes.room} style={{ '--preview-height': `${PREVIEW_PX}px` } as React.CSSProperties}>
          <div className={classes.panes}>
            <ArchiveTree
              title={title}
              entries={entries}
              chosen={at}
              onChoose={(next) => setOwn({ at: next, of: spot })}
            />
            {entry ? (
              <EntryReader
                key={at}
                id={id}
                entry={entry}
                address={url}
                coming={coming}
                pressed={at === own.at}
                words={at === asked ? (spot?.words ?? []) : []}
              />
            ) : (
              <p className={`${classes.hint} ${text('quiet')}`}>{coming ? BEING_READ : CHOOSE_FILE}</p>
            )}
          </div>
        </div>
      )}
      {entries.length < total && (
        <p className={text('quiet', 'small')}>And {counted(total - entries.length, 'more entry', 'more entries')}.</p>
      )}
    </div>
  );
}
