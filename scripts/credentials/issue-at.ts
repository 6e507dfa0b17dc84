import { request } from 'node:http';
import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { CERTIFICATE_FORMATS, type CertificateFormat } from '@devorbit/contract/learning/certificates-limits.ts';
import { Certificate, CertificateProof } from '@devorbit/contract/learning/certificates.ts';
import { conceptItem, moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { certifiedRoadmaps } from '@devorbit/server/features/learning/certificates/roadmap-certificates.ts';
import { contentFolder } from '@devorbit/server/folders.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import type { Database } from '@devorbit/server/platform/database.ts';
import { readEnv } from '@devorbit/server/platform/env.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { rateLimits, settings } from '@devorbit/server/registry.ts';
import { openServer } from '@devorbit/server/server.ts';
import type { DidDocument } from '@devorbit/testkit/credentials/read-credential.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';

/** What a stranger fetched of a site: a certificate that is valid with its files, one that was revoked, one of another learner. */
export type Issued = {
  issuer: string;
  valid: CertificateProof;
  files: Record<CertificateFormat, Buffer>;
  revoked: CertificateProof;
  other: CertificateProof;
  /** The Verified certificate of a category, which took the place of a Completed one. */
  proven: CertificateProof;
  /** What keys are found by: of a did:web what stands at its address. */
  documents: ReadonlyMap<string, DidDocument>;
};

type Place = { databaseUrl: string; database: Database; folder: string };

const [framework] = readFrameworks(contentFolder('.'));
const [category] = framework?.categories ?? [];
const roadmap = certifiedRoadmaps(readCatalogue(contentFolder('.')), readConcepts(contentFolder('concepts')))[0];

/** Opens a server at `publicUrl`, or without a public address, has certificates claimed and one revoked, and closes it. */
export async function issueAt({ databaseUrl, database, folder }: Place, publicUrl: string | null): Promise<Issued> {
  if (roadmap === undefined) throw new Error('no roadmap is whole');
  if (framework === undefined || category === undefined) throw new Error('no framework has a category');
  const env = readEnv(
    { rateLimits, settings },
    {
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret that only this check uses, long enough',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      MAIL_DIR: join(folder, 'mail'),
      ...(publicUrl === null ? {} : { PUBLIC_URL: publicUrl }),
    },
  );
  const server = await openServer(env, { log: createLog('silent'), clock: systemClock });
  const host = publicUrl === null ? `localhost:${server.port}` : new URL(publicUrl).host;
  const ask = (method: string, path: string, as?: string, body?: object): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: server.port,
        method,
        path,
        headers: { host, 'content-type': 'application/json', ...(as === undefined ? {} : { 'x-session-code': as }) },
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const answer = Buffer.concat(pieces);
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${answer.toString()}`));
        });
      });
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const json = async (path: string): Promise<unknown> => JSON.parse((await ask('GET', path)).toString());
  const proofOf = async (id: string) => CertificateProof.parse(await json(`/api/verify/${id}/`));
  const claimed = async (holder: string): Promise<string> => {
    const learner = await makeUser({ database, clock: systemClock });
    const device = 'check';
    const marks = roadmap.topics.map(({ id }) => ({ item: conceptItem(id), state: 'done', at: Date.now(), device }));
    await ask('POST', '/api/learn/progress/', learner.code, { since: 0, marks });
    const { type, id } = roadmap;
    const answer = await ask('POST', '/api/certificates/', learner.code, { type, id, holder });
    return Certificate.parse(JSON.parse(answer.toString())).id;
  };
  /** As the judge would: every exercise is proven, the quiz is passed. */
  const claimedCategory = async (holder: string): Promise<string> => {
    const learner = await makeUser({ database, clock: systemClock });
    const body = { type: 'category', framework: framework.id, id: category.id, holder };
    const marks = category.modules.map(({ id }) => ({
      item: moduleItem(framework.id, id),
      state: 'done',
      at: Date.now(),
      device: 'check',
    }));
    await ask('POST', '/api/learn/progress/', learner.code, { since: 0, marks });
    await ask('POST', '/api/certificates/', learner.code, body);
    const exercises = category.modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.exercises));
    await database.raw(
      `insert into exercise_attempts (user_id, exercise, source, state, created_at, judged_at)
       select $1, exercise, 'x', 'passed', now(), now() from unnest($2::text[]) exercise`,
      [learner.user.id, exercises.map(({ id }) => id.replaceAll('/', '.'))],
    );
    await database.raw(
      `insert into quiz_results (user_id, quiz, tries, last_percent, best_percent, best_at, last_at)
       values ($1, $2, 1, 92, 92, now(), now())`,
      [learner.user.id, `${framework.id}.${category.id}`],
    );
    return Certificate.parse(JSON.parse((await ask('POST', '/api/certificates/', learner.code, body)).toString())).id;
  };
  try {
    const staff = await makeUser({ database, clock: systemClock }, { role: 'staff' });
    // Letters of three scripts: what is signed has to be the same text everywhere.
    const [valid, other, revoked] = [
      await claimed('Zoë Łukasiewicz'),
      await claimed('सविता देशपांडे'),
      await claimed('Eve'),
    ];
    await ask('POST', `/api/certificates/${revoked}/revoke/`, staff.code, { reason: 'Issued for this check.' });
    const files = {} as Record<CertificateFormat, Buffer>;
    for (const format of CERTIFICATE_FORMATS)
      files[format] = await ask('GET', `/api/certificates/${valid}/files/${format}/`);
    const proof = await proofOf(valid);
    const { issuer: named } = proof.credential as { issuer: { id: string } };
    const issuer = named.id;
    const document = publicUrl === null ? proof.issuers[0] : ((await json('/.well-known/did.json')) as DidDocument);
    return {
      issuer,
      valid: proof,
      files,
      revoked: await proofOf(revoked),
      other: await proofOf(other),
      proven: await proofOf(await claimedCategory('Grace Hopper')),
      documents: new Map(document === undefined ? [] : [[issuer, document]]),
    };
  } finally {
    await server.close();
  }
}
