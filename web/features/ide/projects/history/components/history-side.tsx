import { MAX_VERSION_NAME } from '@devorbit/contract/ide/projects-limits.ts';
import type { VersionReason, VersionRow } from '@devorbit/contract/ide/versions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Play, Save } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { keepNow, versionsQuery } from '../../api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';
import side from '../../components/side.module.css';

const REASONS: Record<VersionReason, string> = {
  named: 'Saved by name',
  run: 'Before a run',
  typing: 'While typing',
  import: 'Before an import',
  restore: 'Around a restore',
};

type Props = { session: ProjectSession; shown: Shown & { id: number } };

/** The versions of a project, and the film of the open file. */
export function HistorySide({ session, shown }: Props) {
  const { id } = shown;
  const client = useQueryClient();
  const query = useQuery(versionsQuery(id));
  const [naming, setNaming] = useState(false);
  const [open, setOpen] = useState<VersionRow | null>(null);
  const [replaying, setReplaying] = useState(false);
  const file = shown.files.find((each) => each.id === shown.current && each.kind === 'text');
  const refresh = () => client.invalidateQueries({ queryKey: versionsQuery(id).queryKey });
  return (
    <section className={side.side} aria-label="History">
      <h2 className={side.title}>History</h2>
      <div className={side.buttons}>
        {shown.mayEdit && (
          <button type="button" className={side.button} onClick={() => setNaming(true)}>
            <Save size={15} aria-hidden="true" /> Save a version
          </button>
        )}
        <button type="button" className={side.button} aria-disabled={!file} onClick={() => file && setReplaying(true)}>
          <Play size={15} aria-hidden="true" /> Replay this file
        </button>
      </div>
      <ListPage
        query={query}
        failure="The history couldn’t be loaded."
        frame="line"
        empty={(rows) => (rows.length === 0 ? 'Versions appear here when you run, or save one.' : null)}
      >
        {(rows) => (
          <ul className={side.list}>
            {rows.map((row) => (
              <li key={row.number}>
                <button type="button" className={side.entry} onClick={() => setOpen(row)}>
                  <span>
                    <History size={14} aria-hidden="true" /> {row.name ?? REASONS[row.reason]}
                  </span>
                  <span className={side.quiet}>{momentText(row.at)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      {naming && (
        <NameDialog
          title="Save a version"
          label="Version name"
          description="Named versions are kept for good."
          confirm="Save"
          maxLength={MAX_VERSION_NAME}
          onName={async (name) => {
            await session.flush();
            await keepNow(id, { name, reason: 'named' });
            await refresh();
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {open && (
        <VersionDialog
          session={session}
          project={id}
          row={open}
          title={open.name ?? REASONS[open.reason]}
          onChanged={refresh}
          onClose={() => setOpen(null)}
        />
      )}
      {replaying && file && <ReplayDialog project={id} file={file} onClose={() => setReplaying(false)} />}
    </section>
  );
}
