import { MAX_VERSION_NAME } from '@devorbit/contract/ide/projects-limits.ts';
import type { VersionFile, VersionRow } from '@devorbit/contract/ide/versions.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { fetchVersion, renameVersion, restore } from '../../api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import { useShown } from '../../components/use-shown.ts';
import { CALL_FAILED } from '../../copy.ts';
import type { ProjectSession } from '../../editing/state.ts';
import classes from './history.module.css';

const DiffView = lazy(() => import('./diff-view.tsx'));

type Props = {
  session: ProjectSession;
  project: number;
  row: VersionRow;
  title: string;
  onChanged: () => unknown;
  onClose: () => void;
};

type Difference = {
  name: string;
  how: 'changed' | 'deleted since' | 'new since' | 'same' | 'renamed since';
  before: string;
  after: string;
};

/** File by file, the version against what the project is now. */
function differences(session: ProjectSession, files: readonly VersionFile[]): Difference[] {
  const now = session.read().files.filter(({ kind }) => kind === 'text');
  const then = files.filter(({ kind }) => kind === 'text');
  return [
    ...then.map(({ id, name, content }): Difference => {
      const twin = now.find((file) => file.id === id) ?? now.find((file) => file.name === name);
      const before = content ?? '';
      if (!twin) return { name, how: 'deleted since', before, after: '' };
      const after = session.textOf(twin.id);
      const how = before !== after ? 'changed' : twin.name === name ? 'same' : 'renamed since';
      return { name, how, before, after };
    }),
    ...now
      .filter(({ id, name }) => then.every((file) => file.id !== id && file.name !== name))
      .map(({ id, name }): Difference => ({ name, how: 'new since', before: '', after: session.textOf(id) })),
  ];
}

/** A version beside what the project is now, and the way back to it. */
export function VersionDialog({ session, project, row, title, onChanged, onClose }: Props) {
  const query = useQuery({
    queryKey: ['ide', 'version', project, row.number] as const,
    queryFn: () => fetchVersion(project, row.number),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  const { mayEdit, role } = useShown(session);
  const act = useAct(async () => {
    await session.flush();
    await restore(project, row.number);
    await session.reload();
    await onChanged();
    onClose();
  }, CALL_FAILED);
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div className={classes.version}>
        <div className={classes.head}>
          <p className={classes.when}>{momentText(row.at)}</p>
          {mayEdit && (
            <button type="button" className={classes.button} onClick={() => setNaming(true)}>
              {row.name === null ? 'Name this version' : 'Rename'}
            </button>
          )}
          {role === 'owner' && (
            <ActButton size="sm" pending={act.pending} pendingText="Restoring…" onClick={() => void act.run()}>
              Restore this version
            </ActButton>
          )}
        </div>
        <Message tone="bad">{act.failure}</Message>
        <ListPage query={query} failure="The version couldn’t be loaded.">
          {({ files }) => {
            const all = differences(session, files);
            const shown = all.find(({ name }) => name === chosen) ?? all.find(({ how }) => how !== 'same') ?? all[0];
            return (
              <>
                <ul className={classes.files} aria-label="Files of this version">
                  {all.map(({ name, how }) => (
                    <li key={name}>
                      <button
                        type="button"
                        className={classes.file}
                        aria-pressed={name === shown?.name}
                        onClick={() => setChosen(name)}
                      >
                        {name} <span className={classes.how}>{how === 'same' ? 'no changes' : how}</span>
                      </button>
                    </li>
                  ))}
                </ul>
                {shown && (
                  <Suspense fallback={<p className={classes.when}>Loading the comparison…</p>}>
                    <DiffView key={shown.name} before={shown.before} after={shown.after} name={shown.name} />
                  </Suspense>
                )}
              </>
            );
          }}
        </ListPage>
      </div>
      {naming && (
        <NameDialog
          title="Name this version"
          label="Version name"
          description="Named versions are kept for good."
          initial={row.name ?? ''}
          confirm="Save"
          maxLength={MAX_VERSION_NAME}
          onName={async (name) => {
            await renameVersion(project, row.number, name);
            await onChanged();
            onClose();
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Dialog>
  );
}
