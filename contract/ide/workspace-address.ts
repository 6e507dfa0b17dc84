// Without zod.

/** The page's socket into the workspace of a project: text frames are JSON, binary frames pieces of a stream. */
export const workspaceAddress = (project: number): string => `/api/ide/projects/${project}/workspace`;

/** Beside `session.CODE`, which a page cannot send as a header. */
export const WORKSPACE_PROTOCOL = 'devorbit.workspace.1';

/** The reason with which the socket is closed after an `error` frame that said why, and when the workspace is over. */
export const workspaceClosings = { refused: [4002, 'Notified Error'], over: [4999, 'Workspace over'] } as const;
