import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { MAX_PROJECT_NAME } from '@devorbit/contract/ide/projects-limits.ts';
import type { ProjectRow } from '@devorbit/contract/ide/projects.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../../platform/format/dates.ts';
import { fileSizeText } from '../../../../platform/format/file-sizes.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { call } from '../../../../platform/http-client.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { createRoute, deleteRoute, projectsQuery, sharedProjectsQuery } from '../api.ts';
import { CALL_FAILED } from '../copy.ts';
import { NameDialog } from './name-dialog.tsx';
import classes from './projects-dialog.module.css';

type Props = {
  start: Start;
  /** The open project; null for a visitor's. */
  current: number | null;
  onOpen: (id: number) => void;
  /** Renames the open project; null where it is somebody else's. */
  onRename: ((name: string) => Promise<unknown>) | null;
  name: string;
  /** For a visitor: what is open makes room for these. */
  onReplace: (name: string, files: readonly NewFile[]) => Promise<unknown>;
  onClose: () => void;
};

/** A person's projects, and the templates that a new one begins with. */
export function ProjectsDialog({ start, current, onOpen, onRename, name, onReplace, onClose }: Props) {
  const [renaming, setRenaming] = useState(false);
  const [chosen, setChosen] = useState<{ name: string; files: readonly NewFile[] } | null>(null);
  const create = useAct(async (wanted: { name: string; files: readonly NewFile[] }) => {
    const { id } = await call(createRoute, { body: { name: wanted.name, files: [...wanted.files] } });
    onOpen(id);
  }, CALL_FAILED);
  const templates = [
    { id: 'samples', name: 'Samples', text: 'Practice.java and app.py', files: start.samples },
    ...start.templates,
  ];
  return (
    <Dialog title="Projects" onClose={onClose}>
      <div className={classes.body}>
        {current === null ? (
          <p className={classes.quiet}>
            Your project is kept in this browser. <SignInLink why="save projects to your account">Sign in</SignInLink>{' '}
            to save projects to your account.
          </p>
        ) : (
          <>
            <OwnProjects current={current} onOpen={onOpen} />
            <SharedProjects current={current} onOpen={onOpen} />
          </>
        )}
        {onRename && (
          <p>
            <button type="button" className={classes.small} onClick={() => setRenaming(true)}>
              Rename “{name}”
            </button>
          </p>
        )}
        <h3 className={classes.part}>New project</h3>
        <Message tone="bad">{create.failure}</Message>
        <ul className={classes.templates}>
          {templates.map(({ id, name: title, text, files }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.template}
                aria-disabled={create.pending}
                onClick={() => {
                  if (create.pending) return;
                  if (current === null) setChosen({ name: `${title} project`, files });
                  else void create.run({ name: `${title} project`, files });
                }}
              >
                <strong>{title}</strong>
                <span className={classes.quiet}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {renaming && onRename && (
        <NameDialog
          title="Rename project"
          label="Project name"
          initial={name}
          confirm="Rename"
          maxLength={MAX_PROJECT_NAME}
          onName={onRename}
          onClose={() => setRenaming(false)}
        />
      )}
      {chosen && (
        <ReplaceDialog
          onReplace={async () => {
            await onReplace(chosen.name, chosen.files);
            onClose();
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Dialog>
  );
}

function ReplaceDialog({ onReplace, onClose }: { onReplace: () => Promise<void>; onClose: () => void }) {
  const act = useAct<void, void>(onReplace, CALL_FAILED);
  return (
    <ConfirmDialog title="Replace your project?" confirm="Replace" act={act} onClose={onClose}>
      Without an account, this browser keeps one project. Download it as a zip first if you want to keep it.
    </ConfirmDialog>
  );
}

/** Nothing where there are none, nor until they are there. */
function SharedProjects({ current, onOpen }: { current: number; onOpen: (id: number) => void }) {
  const rows = useQuery(sharedProjectsQuery()).data ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={classes.part}>Shared with me</h3>
      <ul className={classes.projects} aria-label="Shared with me">
        {rows.map((row) => (
          <li key={row.id} className={classes.project}>
            <button
              type="button"
              className={classes.open}
              aria-current={row.id === current}
              onClick={() => onOpen(row.id)}
            >
              <strong>{row.name}</strong>
              <span className={classes.quiet}>
                by {row.owner}, {row.role === 'editor' ? 'you can edit' : 'view only'}, changed{' '}
                {momentText(row.updatedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function OwnProjects({ current, onOpen }: { current: number; onOpen: (id: number) => void }) {
  const query = useQuery(projectsQuery());
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<ProjectRow | null>(null);
  const act = useAct(async () => {
    if (!deleting) return;
    await call(deleteRoute, { params: { id: deleting.id } });
    setDeleting(null);
    await client.invalidateQueries({ queryKey: projectsQuery().queryKey });
  }, CALL_FAILED);
  return (
    <>
      <ListPage query={query} failure="Your projects couldn’t be loaded." frame="line">
        {(rows) => (
          <ul className={classes.projects} aria-label="Your projects">
            {rows.map((row) => (
              <li key={row.id} className={classes.project}>
                <button
                  type="button"
                  className={classes.open}
                  aria-current={row.id === current}
                  onClick={() => onOpen(row.id)}
                >
                  <strong>{row.name}</strong>
                  <span className={classes.quiet}>
                    {counted(row.files, 'file')}, {fileSizeText(row.size)}, changed {momentText(row.updatedAt)}
                  </span>
                </button>
                {row.id !== current && (
                  <button
                    type="button"
                    className={classes.small}
                    aria-label={`Delete ${row.name}`}
                    onClick={() => setDeleting(row)}
                  >
                    Delete
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      {deleting && (
        <ConfirmDialog title={`Delete ${deleting.name}?`} confirm="Delete" act={act} onClose={() => setDeleting(null)}>
          Its files, its history and its links are gone for good.
        </ConfirmDialog>
      )}
    </>
  );
}
