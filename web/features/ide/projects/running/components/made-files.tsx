import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { fileSizeText } from '../../../../../platform/format/file-sizes.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { addMade } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import classes from './panels.module.css';

type Props = { project: number; files: readonly MadeFile[]; mayAdd: boolean; onAdded: () => Promise<unknown> };

/** What programs and shells have made, and what of it belongs to the project. */
export function MadeFiles({ project, files, mayAdd, onAdded }: Props) {
  const client = useQueryClient();
  const add = useAct(async (names: string[]) => {
    await addMade(project, names);
    await onAdded();
    await client.invalidateQueries({ queryKey: ['ide', 'made', project] });
  }, CALL_FAILED);
  if (files.length === 0) return null;
  return (
    <section className={classes.made} aria-label="Made by your programs">
      <h2 className={classes.madeTitle}>Made by your programs</h2>
      <ul className={classes.places}>
        {files.map(({ name, kind, size }) => (
          <li key={name} className={classes.madeFile}>
            <span className={classes.words}>
              {name} <span className={classes.note}>{kind === 'changed' ? 'changed' : fileSizeText(size)}</span>
            </span>
            {mayAdd && (
              <button
                type="button"
                className={classes.tool}
                aria-label={kind === 'changed' ? `Update ${name} in the project` : `Add ${name} to the project`}
                aria-disabled={add.pending}
                onClick={() => void add.run([name])}
              >
                <FilePlus2 size={15} aria-hidden="true" /> {kind === 'changed' ? 'Update' : 'Add'}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && files.length > 1 && (
        <button
          type="button"
          className={classes.tool}
          aria-disabled={add.pending}
          onClick={() => void add.run(files.map(({ name }) => name))}
        >
          Add all
        </button>
      )}
      {add.failure !== null && (
        <p className={classes.note} role="alert">
          {add.failure}
        </p>
      )}
    </section>
  );
}
