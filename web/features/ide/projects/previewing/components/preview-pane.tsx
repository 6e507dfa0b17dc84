import { PREVIEW_HERE } from '@devorbit/contract/ide/preview-page.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, ExternalLink, Monitor, RefreshCw, RotateCw, Smartphone, Tablet, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { turnOffPreviews, previewQuery } from '../../api.ts';
import { Actions } from '../../components/actions.tsx';
import { CALL_FAILED } from '../../copy.ts';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import { ADDRESS_HINT, HERE, NO_PREVIEW, NOTHING_SAID } from '../copy.ts';
import { assembled, previewAddress } from '../model.ts';
import { PreviewedPage } from './previewed-page.tsx';
import classes from './preview-pane.module.css';

type Props = {
  session: ProjectSession;
  shown: Shown;
  pages: readonly string[];
  /** The page to show, and another number whenever it was asked for anew. */
  asked: { page: string; at: number };
  onPage: (page: string) => void;
  onClose: (() => void) | null;
};

/** How long typing must pause before the page is loaded anew, in ms: it is then saved, too. */
const PAUSE_MS = 500;

const widths = [
  { id: 'phone', label: 'As on a phone', px: 390, Icon: Smartphone },
  { id: 'tablet', label: 'As on a tablet', px: 768, Icon: Tablet },
  { id: 'full', label: 'As wide as the pane', px: null, Icon: Monitor },
] as const;

/** Counts up whenever files of the project are others, once what was typed is saved. */
function useChanges(session: ProjectSession, { files, saving }: Shown): number {
  const [changes, setChanges] = useState(0);
  const [dirty, setDirty] = useState(0);
  useEffect(() => session.readText(() => setDirty((last) => last + 1)), [session]);
  const names = files
    .map(({ id, name, kind, size }) => (kind === 'binary' ? `${id}:${name}:${size}` : `${id}:${name}`))
    .join('\n');
  const [known, setKnown] = useState(names);
  if (known !== names) {
    setKnown(names);
    setDirty(dirty + 1);
  }
  const isSaved = saving === 'saved' || saving === 'browser' || saving === 'lost';
  useEffect(() => {
    if (dirty === 0 || !isSaved) return;
    const timer = setTimeout(() => setChanges(dirty), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dirty, isSaved]);
  return changes;
}

/** A page of the project as browsers show it, and what its console says. */
export function PreviewPane({ session, shown, pages, asked, onPage, onClose }: Props) {
  const { id: project } = shown;
  const client = useQueryClient();
  const query = useQuery({ ...previewQuery(project ?? 0), enabled: project !== null });
  const preview = query.data ?? null;
  const changes = useChanges(session, shown);
  const [reloads, setReloads] = useState(0);
  const [width, setWidth] = useState<(typeof widths)[number]['id']>('full');
  const [hasConsole, setHasConsole] = useState(true);
  /** The page that the frame is at by its links. */
  const [at, setAt] = useState<string | null>(null);
  const turn = `${asked.at} ${changes} ${reloads} ${preview?.token}`;
  // A link of the page has led on: a change shows that page anew, and none other.
  const page = at !== null && pages.includes(at) ? at : asked.page;
  const [stands, setStands] = useState({ turn, page });
  if (stands.turn !== turn) {
    const isAsked = stands.turn.split(' ')[0] !== String(asked.at);
    setStands({ turn, page: isAsked ? asked.page : page });
    if (isAsked) setAt(null);
  }

  const turnOff = useAct(async () => {
    await turnOffPreviews(project ?? 0);
    await client.resetQueries({ queryKey: ['ide', 'preview', project] });
  }, CALL_FAILED);
  const reload = () => {
    if (query.data && Date.parse(query.data.endsAt) <= Date.now()) void query.refetch();
    setReloads((last) => last + 1);
  };
  const address = project === null ? PREVIEW_HERE : preview && previewAddress(preview, stands.page);
  return (
    <section className={classes.pane} aria-label="Preview">
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.tool}
          aria-label="Reload the page"
          title="Reload the page"
          onClick={reload}
        >
          <RotateCw size={15} aria-hidden="true" />
        </button>
        <select
          className={classes.address}
          aria-label="Page"
          value={page}
          onChange={({ currentTarget }) => onPage(currentTarget.value)}
        >
          {!pages.includes(page) && <option>{page}</option>}
          {pages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <div className={classes.widths} role="group" aria-label="Width of the page">
          {widths.map(({ id, label, Icon }) => (
            <button
              key={id}
              type="button"
              className={classes.tool}
              aria-label={label}
              title={label}
              aria-pressed={width === id}
              onClick={() => setWidth(id)}
            >
              <Icon size={15} aria-hidden="true" />
            </button>
          ))}
        </div>
        {project !== null && (
          <>
            {address !== null && (
              <a
                className={classes.tool}
                href={preview ? previewAddress(preview, page) : address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label="Open in a new tab"
                title={`Open in a new tab. ${ADDRESS_HINT}`}
              >
                <ExternalLink size={15} aria-hidden="true" />
              </a>
            )}
            <Actions
              label="More about the preview"
              buttonClass={classes.tool}
              face={<Ellipsis size={15} aria-hidden="true" />}
              actions={[
                {
                  label: 'Turn off my preview addresses and get a new one',
                  icon: <RefreshCw size={16} aria-hidden="true" />,
                  act: () => void turnOff.run(),
                  off: turnOff.pending,
                },
              ]}
            />
          </>
        )}
        {onClose && (
          <button
            type="button"
            className={classes.tool}
            aria-label="Close the preview"
            title="Close the preview"
            onClick={onClose}
          >
            <X size={15} aria-hidden="true" />
          </button>
        )}
      </div>
      {(turnOff.failure ?? (query.isError ? NO_PREVIEW : null)) !== null && (
        <p className={classes.failure} role="alert">
          {turnOff.failure ?? NO_PREVIEW}{' '}
          {query.isError && (
            <button type="button" className={classes.again} onClick={() => void query.refetch()}>
              Try again
            </button>
          )}
        </p>
      )}
      {address === null ? (
        <div className={classes.stage} />
      ) : (
        <PreviewedPage
          key={stands.turn}
          address={address}
          hasOrigin={preview?.origin != null}
          name={stands.page}
          width={widths.find(({ id }) => id === width)?.px ?? null}
          hasConsole={hasConsole}
          onConsole={setHasConsole}
          none={project === null ? HERE : NOTHING_SAID}
          onAt={(path) => project !== null && setAt(path === '' || path.endsWith('/') ? `${path}index.html` : path)}
          onGo={(path) => project === null && pages.includes(path) && onPage(path)}
          onReady={async () => (project === null ? assembled(await session.all(), stands.page) : null)}
        />
      )}
    </section>
  );
}
