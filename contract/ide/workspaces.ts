import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { WorkspaceOrder } from '../execution/workspaces.ts';
import { FileName } from './files.ts';
import { MAX_FILES } from './projects-limits.ts';

/** What every member of a project may ask: to see what runs there. */
const seeing = ['credit', 'usage'] as const;
/** What only those may who may change the project. Who looks into a program that is debugged has its debugger compute. Programs beside terminals and runs are the servers' to start, never a page's. */
const doing = [
  'terminal',
  'run',
  'resize',
  'signal',
  'eof',
  'close',
  'clear',
  'debug',
  'trace',
  'step',
  'breakpoints',
  'scopes',
  'variables',
  'evaluate',
] as const;

type Kind = WorkspaceOrder['type'];
const kinds: ReadonlySet<Kind> = new Set<Kind>([...seeing, ...doing]);

/** What a page may say; a program of its own choice, a debugger's own words or a connection to a port is none of it. */
export const PageOrder = WorkspaceOrder.refine(({ type }) => kinds.has(type), 'This is not for pages');
export type PageOrder = WorkspaceOrder;

/** Whether an order changes anything. */
export const isDoing = ({ type }: PageOrder): boolean => !(seeing as readonly Kind[]).includes(type);

/** Project ids in an address. */
export const WorkspaceParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
/** `standing`: only where there is a workspace already. */
export const WorkspaceQuery = z.object({ standing: z.literal('true').optional() });

/** A file that programs or shells have made where a project runs, or whose bytes they have changed. */
export const MadeFile = z.object({
  name: z.string(),
  kind: z.enum(['new', 'changed']),
  /** In bytes. */
  size: z.int(),
});
export type MadeFile = z.infer<typeof MadeFile>;

export const listMadeFiles = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/made/',
  summary:
    'Files that programs and shells have made or changed where a project of the caller’s own runs, and that are not in the project. None where it does not run. Hidden files and what compilers leave are left out.',
  audience: 'user',
  params: WorkspaceParams,
  replies: { 200: z.object({ files: z.array(MadeFile).max(MAX_FILES) }) },
});

export const showMadeFile = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/made/bytes/',
  summary: 'Such a file, in base64. 409 where the project does not run any more, or has none of that name.',
  audience: 'user',
  params: WorkspaceParams,
  query: z.object({ name: FileName }),
  replies: { 200: z.object({ base64: z.string() }) },
});

export const addMadeFiles = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/made/',
  summary:
    'Takes such files into the project; the project as it was is kept as a version. 409 where it does not run any more, or has none of that name.',
  audience: 'user',
  params: WorkspaceParams,
  body: z.object({
    names: z
      .array(FileName, 'Must be a list of names')
      .min(1, 'Must name a file')
      .max(MAX_FILES, `A project can have at most ${MAX_FILES} files`),
  }),
  replies: { 200: z.object({ added: z.int() }) },
});
