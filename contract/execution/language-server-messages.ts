import { z } from 'zod';
import { LANGUAGE_SERVER, pathOfUri } from './language-servers.ts';
import { faultOfPath, ProjectPath } from './project-path.ts';

/** What a page may ask of a language server, and tell it: to read, and to follow its own text. None of it starts a command, changes settings or a file. */
const requests = [
  'initialize',
  'textDocument/completion',
  'textDocument/hover',
  'textDocument/signatureHelp',
  'textDocument/definition',
  'textDocument/declaration',
  'textDocument/typeDefinition',
  'textDocument/implementation',
  'textDocument/references',
  'textDocument/rename',
  'textDocument/diagnostic',
] as const;
const notifications = [
  'initialized',
  'textDocument/didOpen',
  'textDocument/didChange',
  'textDocument/didClose',
  '$/cancelRequest',
] as const;

const isInProject = (uri: unknown): boolean => {
  const path = typeof uri === 'string' ? pathOfUri(uri) : null;
  return path !== null && faultOfPath(path) === null;
};

/** What is wrong with what a message holds, in words; null: nothing. */
function faultOf(params: unknown): string | null {
  const waiting = [{ value: params, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= LANGUAGE_SERVER.DEPTH) return `A message is at most ${LANGUAGE_SERVER.DEPTH} levels deep`;
    for (const [key, value] of Object.entries(next.value)) {
      if (/uri$/i.test(key) && !isInProject(value)) return 'A message names files of the project only';
      waiting.push({ value, depth: next.depth + 1 });
    }
  }
  return null;
}

const jsonrpc = z.literal('2.0');
const params = z.unknown().superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** A message of a page to a language server. What the runner fills itself is dropped: the page says nothing of folders, settings and abilities. */
export const PageMessage = z.union([
  z
    .strictObject({ jsonrpc, id: z.int().min(0), method: z.literal('initialize'), params: z.unknown() })
    .transform(({ id }) => ({ jsonrpc: '2.0' as const, id, method: 'initialize' as const, params: {} as unknown })),
  z.strictObject({ jsonrpc, id: z.int().min(0), method: z.enum(requests), params }),
  z.strictObject({ jsonrpc, method: z.enum(notifications), params }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/** What a page asks where a compiler stands in the place of a language server: what it says of a file as it is saved. A newer one replaces it. */
export const CheckOrder = z.strictObject({ type: z.literal('check'), path: ProjectPath });
export type CheckOrder = z.infer<typeof CheckOrder>;
