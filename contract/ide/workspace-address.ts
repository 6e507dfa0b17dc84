// Without zod.

/** The page's socket into the workspace of a project: text frames are JSON, binary frames pieces of a stream. With `standing` none is made: where there is none, it closes with `none`. */
export const workspaceAddress = (project: number, { standing = false } = {}): string =>
  `/api/ide/projects/${project}/workspace${standing ? '?standing=true' : ''}`;

/** Beside `session.CODE`, which a page cannot send as a header. */
export const WORKSPACE_PROTOCOL = 'devorbit.workspace.1';

/** The reason with which the socket is closed after an `error` frame that said why, also where the workspace may stand and be reached again in a moment (`away`), where no workspace stands, and when it is over. */
export const workspaceClosings = {
  refused: [4002, 'Notified Error'],
  away: [4003, 'Away'],
  none: [4004, 'No workspace'],
  over: [4999, 'Workspace over'],
} as const;
