import { z } from 'zod';
import { WorkspaceOrder } from '../execution/workspaces.ts';

/** What every member of a project may ask: to see what runs there. */
const seeing = ['credit', 'usage'] as const;
/** What only those may who may change the project. Programs beside terminals and runs are the servers' to start, never a page's. */
const doing = ['terminal', 'run', 'resize', 'signal', 'eof', 'close', 'clear'] as const;

type Kind = WorkspaceOrder['type'];
const kinds: ReadonlySet<Kind> = new Set<Kind>([...seeing, ...doing]);

/** What a page may say; a program of its own choice, a debugger or a connection to a port is none of it. */
export const PageOrder = WorkspaceOrder.refine(({ type }) => kinds.has(type), 'This is not for pages');
export type PageOrder = WorkspaceOrder;

/** Whether an order changes anything. */
export const isDoing = ({ type }: PageOrder): boolean => !(seeing as readonly Kind[]).includes(type);

/** Project ids in an address. */
export const WorkspaceParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
