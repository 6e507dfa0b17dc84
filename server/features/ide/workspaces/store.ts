import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const WorkspaceRow = z.object({
  project_id: z.number(),
  user_id: z.number(),
  runner: z.string(),
  workspace: z.string(),
  files: z.record(z.string(), z.string()),
});
export type WorkspaceRow = z.infer<typeof WorkspaceRow>;
const columns = 'project_id, user_id, runner, workspace, files';

export const selectOptionalWorkspace = (db: Queryable, project: number): Promise<WorkspaceRow | null> =>
  db.optionalRow(WorkspaceRow, `select ${columns} from ide_workspaces where project_id = $1`, [project]);

export const selectWorkspaces = (db: Queryable, userId: number): Promise<WorkspaceRow[]> =>
  db.rows(WorkspaceRow, `select ${columns} from ide_workspaces where user_id = $1 order by made_at limit 100`, [
    userId,
  ]);

export const countWorkspaces = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(z.object({ n: z.number() }), 'select count(*)::integer as n from ide_workspaces where user_id = $1', [
      userId,
    ])
  ).n;

type New = Pick<WorkspaceRow, 'project_id' | 'user_id' | 'runner' | 'workspace'> & { now: Date };
export const insertWorkspace = (db: Queryable, { project_id, user_id, runner, workspace, now }: New): Promise<number> =>
  db.run('insert into ide_workspaces (project_id, user_id, runner, workspace, made_at) values ($1, $2, $3, $4, $5)', [
    project_id,
    user_id,
    runner,
    workspace,
    now,
  ]);

export const updateFiles = (
  db: Queryable,
  { workspace }: WorkspaceRow,
  files: Record<string, string>,
): Promise<number> =>
  db.run('update ide_workspaces set files = $2 where workspace = $1', [workspace, JSON.stringify(files)]);

export const deleteWorkspace = (db: Queryable, { workspace }: { workspace: string }): Promise<number> =>
  db.run('delete from ide_workspaces where workspace = $1', [workspace]);

/** Until the end of the transaction nobody else makes a workspace of this user. */
export const lockWorkspaces = (db: Queryable, userId: number): Promise<unknown> =>
  db.raw('select pg_advisory_xact_lock($1, $2)', [0x1de5, userId]);

/** Those made before; none lives so long. */
export const deleteEnded = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from ide_workspaces where made_at < $1', [before]);
