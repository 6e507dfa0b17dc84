import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText, Globe, Table2 } from 'lucide-react';
import { useState } from 'react';
import { fileSizeText } from '../../../../../platform/format/file-sizes.ts';
import { madeBytesQuery } from '../../api.ts';
import { isTooLarge, lookOf, pictureAddress } from '../model.ts';
import { FileDialog } from './file-dialog.tsx';
import classes from './viewing.module.css';

type Props = {
  project: number;
  files: readonly MadeFile[];
  /** Another number whenever files have changed where programs run. */
  changes: number;
  /** Shows a page that a program has made. */
  onPreview: (page: string) => void;
};

/** Cards that are shown; the Explorer lists all files. */
const MOST_CARDS = 8;
const icons = { table: Table2, page: Globe, text: FileText } as const;

/** What a run has made that can be looked at: pictures, tables, pages and texts. */
export function MadeCards({ project, files, changes, onPreview }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const seen = files.flatMap((file) => {
    const look = lookOf(file.name);
    // A page of the project that a program has changed is shown as the project has it, so its text is looked at.
    return look === null
      ? []
      : [{ ...file, look: look === 'page' && file.kind === 'changed' ? ('text' as const) : look }];
  });
  const shown = files.find(({ name }) => name === open);
  if (seen.length === 0) return null;
  return (
    <>
      <ul className={classes.cards} aria-label="Made by this run">
        {seen.slice(0, MOST_CARDS).map(({ name, size, look }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.card}
              onClick={() => (look === 'page' ? onPreview(name) : setOpen(name))}
            >
              <span className={classes.face}>
                {look === 'picture' ? (
                  <Thumbnail project={project} name={name} changes={changes} />
                ) : (
                  <Icon look={look} />
                )}
              </span>
              <span className={classes.name}>{name}</span>
              <span className={classes.size}>{fileSizeText(size)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <FileDialog project={project} name={shown.name} changes={changes} onClose={() => setOpen(null)} />}
    </>
  );
}

function Icon({ look }: { look: keyof typeof icons }) {
  const Face = icons[look];
  return <Face size={30} strokeWidth={1.4} aria-hidden="true" />;
}

function Thumbnail({ project, name, changes }: { project: number; name: string; changes: number }) {
  const { data } = useQuery(madeBytesQuery(project, name, changes));
  if (data === undefined || isTooLarge(data)) return null;
  return <img className={classes.thumbnail} src={pictureAddress(name, data)} alt="" loading="lazy" decoding="async" />;
}
