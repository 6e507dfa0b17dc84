import { Readable } from 'node:stream';
import type { Framework } from '@devorbit/content-reader/learning/frameworks.ts';
import {
  claimCertificate as claim,
  listCertificates,
  listClaims as claims,
  revokeCertificate as revoke,
  rotateIssuerKeys as rotate,
  showAchievement as achievement,
  showCertificateFile,
  showIssuerKey,
  showIssuers,
  showStatusList,
  verifyCertificate as verify,
  withdrawCertificate as withdraw,
} from '@devorbit/contract/learning/certificates.ts';
import { didWebOf } from '../../../platform/credentials/did.ts';
import { STATUS_LIST_TTL_MS } from '../../../platform/credentials/status-list.ts';
import type { Database } from '../../../platform/database.ts';
import { bindFile } from '../../../platform/http/bind-file.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { errorBody } from '../../../platform/http/error-replies.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { claimCategory } from './commands/claim-category.ts';
import { claimCertificate } from './commands/claim-certificate.ts';
import { drawCertificate } from './commands/draw-certificate.ts';
import { holdIssuer } from './commands/hold-issuer.ts';
import { listClaims } from './commands/list-claims.ts';
import { revokeCertificate } from './commands/revoke-certificate.ts';
import { rotateIssuerKeys } from './commands/rotate-issuer-keys.ts';
import { showAchievement } from './commands/show-achievement.ts';
import { signList } from './commands/sign-list.ts';
import { verifyCertificate } from './commands/verify-certificate.ts';
import { withdrawCertificate } from './commands/withdraw-certificate.ts';
import { issuerKeyNotFound } from './errors.ts';
import { selectKeys } from './issuer-store.ts';
import { didWebDocument, issuerDocuments, type IssuerDeps } from './issuer.ts';
import { certificateFilesPerMinute, verificationsPerMinute } from './limits.ts';
import type { DrawingPool } from './paper/drawing-pool.ts';
import { presentCertificate } from './present.ts';
import type { CertifiedRoadmap } from './roadmap-certificates.ts';
import { selectCertificatesOf } from './store.ts';

type Deps = IssuerDeps & {
  database: Database;
  limits: RateLimits;
  roadmaps: readonly CertifiedRoadmap[];
  frameworks: readonly Framework[];
  pool: DrawingPool;
};

/** Programs of others read them from their own pages. */
const everywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const noStore = { 'cache-control': 'no-store' };
const briefly = { ...everywhere, 'cache-control': `public, max-age=${STATUS_LIST_TTL_MS / 1000}` };
/** A learner has one for each roadmap and category: there are 60 and 27. */
const MOST_CERTIFICATES = 200;

export function serveCertificates(http: Http, deps: Deps): void {
  const { database, limits, site } = deps;
  const counted = (ip: string) => limits.take(verificationsPerMinute, callerAddress(ip));

  bind(http, verify, async ({ params, request: { ip } }) => {
    await counted(ip);
    return {
      body: await verifyCertificate(deps, params.certificateId),
      headers: { ...everywhere, 'cache-control': 'no-cache' },
    };
  });
  bind(http, listCertificates, async ({ actor }) => ({
    body: (await selectCertificatesOf(database, actor.id, MOST_CERTIFICATES)).map((row) =>
      presentCertificate(row, site()),
    ),
    headers: noStore,
  }));
  bind(http, claims, async ({ actor }) => ({ body: await listClaims(deps, actor), headers: noStore }));
  bind(http, claim, async ({ actor, body }) => ({
    body: await (body.type === 'category' ? claimCategory(deps, actor, body) : claimCertificate(deps, actor, body)),
    headers: noStore,
  }));
  bindFile(http, showCertificateFile, async ({ params, request: { ip } }) => {
    await limits.take(certificateFilesPerMinute, callerAddress(ip));
    const { bytes, digest, type, name } = await drawCertificate(deps, params.certificateId, params.format);
    return {
      digest,
      size: bytes.length,
      open: async (range) =>
        Readable.from(range ? bytes.subarray(range.start, range.end + 1) : bytes, { objectMode: false }),
      type,
      name,
      inline: params.format === 'png',
      cacheControl: 'no-cache',
    };
  });
  bind(http, withdraw, async ({ actor, params }) => ({
    body: await withdrawCertificate(deps, actor, params.certificateId),
    headers: noStore,
  }));
  bind(http, revoke, async ({ actor, params, body, request: { ip } }) => ({
    body: await revokeCertificate(deps, { actor, ip }, params.certificateId, body.reason),
    headers: noStore,
  }));
  bind(http, achievement, async ({ params }) => ({
    body: await showAchievement(deps, params),
    headers: { 'cache-control': 'no-cache' },
  }));
  serveIssuer(http, deps, counted);
}

/** What strangers' programs ask of an issuer: its keys, its DID document and its status lists. */
function serveIssuer(http: Http, deps: Deps, counted: (ip: string) => Promise<void>): void {
  const { database } = deps;
  bind(http, showStatusList, async ({ params, request: { ip } }) => {
    await counted(ip);
    return { body: await signList(deps, params.list), headers: briefly };
  });
  bind(http, showIssuerKey, async ({ params, request: { ip } }) => {
    await counted(ip);
    const key = (await selectKeys(database)).find(({ id }) => id === params.key);
    if (key === undefined) throw issuerKeyNotFound();
    return { body: key.public, headers: briefly };
  });
  bind(http, showIssuers, async ({ request: { ip } }) => {
    await counted(ip);
    return { body: issuerDocuments(deps, await selectKeys(database)), headers: briefly };
  });
  bind(http, rotate, async ({ actor, request: { ip } }) => ({
    body: await rotateIssuerKeys(deps, { actor, ip }),
    headers: noStore,
  }));
  http.app.get('/.well-known/did.json', async (request, reply) => {
    await counted(request.ip);
    const did = didWebOf(`https://${request.host}`) ?? '';
    const known = didWebDocument(deps, [], did) !== null;
    if (!known) return reply.code(404).send(errorBody('This address has no did:web.'));
    const keys = await database.transaction((tx) => holdIssuer(deps, tx));
    return reply
      .headers(briefly)
      .type('application/did+ld+json')
      .send(JSON.stringify(didWebDocument(deps, keys, did)));
  });
}
