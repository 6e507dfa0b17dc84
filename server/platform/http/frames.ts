import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomKit } from '@devorbit/contract/execution/judging.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBody } from './error-replies.ts';
import { type PackedBody, packedBody, sendPacked } from './packed-body.ts';

/** What else a kit's library needs: Angular compiles templates where they are shown, and writes styles into the page. */
const NEEDS: Partial<Record<DomKit, { script: string; style: string }>> = {
  angular: { script: " 'unsafe-eval'", style: "'unsafe-inline'" },
};

/** Of a page that runs what learners write: it has no origin, loads its kit and blobs, and reaches nothing (docs/decisions/0044). */
const policyOf = (kit: DomKit): string =>
  [
    "default-src 'none'",
    `script-src 'self' blob:${NEEDS[kit]?.script ?? ''}`,
    ...(NEEDS[kit] ? [`style-src ${NEEDS[kit].style}`] : []),
    'worker-src blob:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join('; ');

/** What a kit consists of; a script's name changes with what is in it (kits/build.ts). */
const SCRIPT = /^(kit|compile)-[0-9a-f]{12}\.js$/;

const said = (reply: FastifyReply, kit: DomKit, immutable: boolean): FastifyReply => {
  reply.removeHeader('x-frame-options');
  return reply.headers({
    'content-security-policy': policyOf(kit),
    // A page without an origin is a stranger to its own files.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
};

/** Serves `/frame/{kit}/` from the folder that kits are built into. */
export function serveFrames(app: FastifyInstance, root: string): void {
  const kept = new Map<string, PackedBody>();
  const bodyOf = async (kit: DomKit, file: string): Promise<PackedBody | null> => {
    const name = join(kit, file);
    const known = kept.get(name);
    if (known) return known;
    const text = await readFile(join(root, name), 'utf8').catch(() => null);
    if (text === null) return null;
    const body = packedBody(text);
    if (file !== 'index.html') kept.set(name, body);
    return body;
  };
  const missing = (reply: FastifyReply) => reply.code(404).send(errorBody('There is no such file'));
  app.get<{ Params: { kit: string } }>('/frame/:kit/', async (request, reply) => {
    const kit = DomKit.safeParse(request.params.kit);
    const body = kit.success ? await bodyOf(kit.data, 'index.html') : null;
    if (!kit.success || body === null) return missing(reply);
    return sendPacked(request, said(reply, kit.data, false).type('text/html; charset=utf-8'), body, 200);
  });
  app.get<{ Params: { kit: string; file: string } }>('/frame/:kit/:file', async (request, reply) => {
    const kit = DomKit.safeParse(request.params.kit);
    const { file } = request.params;
    const body = kit.success && SCRIPT.test(file) ? await bodyOf(kit.data, file) : null;
    if (!kit.success || body === null) return missing(reply);
    return sendPacked(request, said(reply, kit.data, true).type('text/javascript; charset=utf-8'), body, 200);
  });
}
