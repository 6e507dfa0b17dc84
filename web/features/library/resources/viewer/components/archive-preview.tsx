import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import type { Preview } from '@devorbit/contract/library/resources.ts';
import { File, Folder } from 'lucide-react';
import { counted } from '../../../../../platform/format/plurals.ts';
import { row, stack, text, unseen } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { sizeText } from '../../model.ts';
import classes from './archive-preview.module.css';

type Props = { title: string; preview: Extract<Preview, { kind: 'archive' }> };

/** What is inside an archive: names and sizes; nothing of it is unpacked. */
export function ArchivePreview({ title, preview: { entries, total, unpacked } }: Props) {
  return (
    <div className={stack(3)}>
      <p className={text('quiet', 'small')}>
        {total === 0
          ? 'This archive is empty.'
          : `${counted(total, 'entry', 'entries')}, ${sizeText(unpacked)} unpacked`}
      </p>
      {total > 0 && (
        <ScrollBox className={classes.sheet} label={title} maxHeight={PREVIEW_PX}>
          <table className={classes.list}>
            <caption className={unseen}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Size</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ name, size, folder }, at) => (
                <tr key={at}>
                  <th scope="row">
                    <span className={row(2, { align: 'start' })}>
                      {folder ? <Folder size={16} aria-hidden="true" /> : <File size={16} aria-hidden="true" />}
                      <span className={text('breaking')}>
                        <bdi>{name}</bdi>
                        {folder && <span className={unseen}> (folder)</span>}
                      </span>
                    </span>
                  </th>
                  <td>{folder ? '' : sizeText(size)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {entries.length < total && (
        <p className={text('quiet', 'small')}>And {counted(total - entries.length, 'more entry', 'more entries')}.</p>
      )}
    </div>
  );
}
