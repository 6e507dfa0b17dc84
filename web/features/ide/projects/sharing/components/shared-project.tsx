import type { SharedProject as Shared } from '@devorbit/contract/ide/links.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, GitFork } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { LostSignalScene } from '../../../../../ui/scenes/lost-signal-scene.tsx';
import { SignInLink } from '../../../../../ui/sign-in.tsx';
import { fork, sharedQuery } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import { useSharedDownload } from './use-shared-download.ts';
import progress from '../../../../../ui/progress.module.css';
import side from '../../components/side.module.css';
import classes from './sharing.module.css';

const ReadOnlyCode = lazy(() => import('../../../../../ui/code-editor/read-only-code.tsx'));

type Props = { token: string; embedded?: boolean };

/** A project as others read it; `embedded` in a page of somebody else's, where nobody is signed in. */
export function SharedProject({ token, embedded = false }: Props) {
  const query = useQuery(sharedQuery(token, embedded));
  return (
    <div className={classes.screen} data-embedded={embedded || undefined}>
      <ListPage
        query={query}
        failure={() => (
          <EmptyState scene={<LostSignalScene />} title="This link doesn’t work" role="alert">
            It was turned off or has expired. Ask whoever shared it for a new one.
          </EmptyState>
        )}
      >
        {(shared) => <SharedScreen shared={shared} token={token} embedded={embedded} />}
      </ListPage>
    </div>
  );
}

function SharedScreen({ shared, token, embedded }: { shared: Shared; token: string; embedded: boolean }) {
  const files = shared.files.filter(({ kind }) => kind !== 'folder');
  const [chosen, setChosen] = useState(files[0]?.id ?? 0);
  const session = useSession();
  const navigate = useNavigate();
  const file = files.find(({ id }) => id === chosen) ?? files[0];
  const act = useAct(async () => {
    const { id } = await fork(token);
    await navigate(pathOf('ide-project', { id }));
  }, CALL_FAILED);
  const save = useSharedDownload(shared, token);
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.name}>{shared.name}</h1>
        <p className={classes.by}>
          by {shared.username}
          {shared.version === null ? '' : `, version ${shared.version}`}
        </p>
        {embedded ? (
          <a className={side.button} href={pathOf('ide-shared', { token })} target="_blank" rel="noopener">
            <ExternalLink size={15} aria-hidden="true" /> Open in DevOrbit
          </a>
        ) : (
          <>
            <button type="button" className={side.button} aria-disabled={save.pending} onClick={save.run}>
              <Download size={15} aria-hidden="true" /> Download
            </button>
            {session ? (
              <button type="button" className={side.button} aria-disabled={act.pending} onClick={() => void act.run()}>
                <GitFork size={15} aria-hidden="true" /> Fork to edit and run
              </button>
            ) : (
              <p>
                <SignInLink why="make your own copy">Sign in</SignInLink> to make your own copy, or start in the{' '}
                <Link to={pathOf('online-ide')}>Online IDE</Link>.
              </p>
            )}
          </>
        )}
        {save.progress && (
          <progress
            className={progress.bar}
            max={save.progress.of}
            value={save.progress.fetched}
            aria-label="Files fetched"
          />
        )}
        {(act.failure ?? save.failure) && <p role="alert">{act.failure ?? save.failure}</p>}
      </header>
      <div className={classes.panes}>
        <ul className={classes.files} aria-label="Files">
          {files.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.file}
                aria-current={id === file?.id}
                title={name}
                onClick={() => setChosen(id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.code}>
          {file?.content !== undefined && file.content !== null ? (
            <Suspense fallback={<p className={classes.empty}>Loading the code…</p>}>
              <ReadOnlyCode key={file.id} name={file.name} language={file.language} text={file.content} />
            </Suspense>
          ) : (
            <p className={classes.empty}>{file ? 'This file isn’t text.' : 'This project has no files.'}</p>
          )}
        </div>
      </div>
    </>
  );
}
