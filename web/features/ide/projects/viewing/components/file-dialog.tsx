import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../../../../platform/save-file.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { madeBytesQuery } from '../../api.ts';
import { gridOf, lookOf, textOf } from '../model.ts';
import { GridView } from './grid-view.tsx';
import { PictureView } from './picture-view.tsx';
import classes from './viewing.module.css';

type Props = { project: number; name: string; changes: number; onClose: () => void };

/** Characters of a text that are shown. */
const LONGEST_TEXT = 200_000;

/** A file that a program has made, as large as the page. */
export function FileDialog({ project, name, changes, onClose }: Props) {
  const query = useQuery(madeBytesQuery(project, name, changes));
  const { data } = query;
  const look = lookOf(name);
  const save = () => {
    const bytes = Uint8Array.from(atob(data ?? ''), (letter) => letter.codePointAt(0) ?? 0);
    saveFile(new File([bytes], name.slice(name.lastIndexOf('/') + 1), { type: 'application/octet-stream' }));
  };
  return (
    <Dialog
      title={name}
      size="wide"
      onClose={onClose}
      head={
        data !== undefined && (
          <button type="button" className={classes.button} onClick={save}>
            <Download size={15} aria-hidden="true" /> Download
          </button>
        )
      }
    >
      <div className={classes.view}>
        {query.isError ? (
          <LoadFailure query={query} title="The file couldn’t be read" />
        ) : data === undefined ? (
          <p className={classes.count}>Loading the file…</p>
        ) : look === 'picture' ? (
          <PictureView name={name} base64={data} />
        ) : look === 'table' ? (
          <GridView grid={gridOf(textOf(data))} label={name} />
        ) : (
          <pre className={classes.text} tabIndex={0}>
            {textOf(data).slice(0, LONGEST_TEXT)}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
