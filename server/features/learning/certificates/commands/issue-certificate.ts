import { randomInt } from 'node:crypto';
import {
  type Certificate,
  CatalogueId,
  CertificateEvidence,
  HolderName,
} from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { z } from 'zod';
import { signEmbedded, signJwt } from '../../../../platform/credentials/sign.ts';
import { STATUS_LIST_LENGTH } from '../../../../platform/credentials/status-list.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { canWrite } from '../../../../platform/paper/fonts.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { type Claimed, credentialOf } from '../credential.ts';
import { nameNotWritable, notEarned } from '../errors.ts';
import { type IssuerDeps, issuerOf } from '../issuer.ts';
import { certificatesPerDay } from '../limits.ts';
import { levelOf } from '../policy.ts';
import { presentCertificate } from '../present.ts';
import {
  type CertificateRow,
  insertOptionalCertificate,
  insertStatusList,
  lockClaim,
  selectIsTaken,
  selectOptionalCurrent,
  selectOptionalNewestList,
  updateSuperseded,
} from '../store.ts';
import { certificateName } from '../wording.ts';
import { holdIssuer } from './hold-issuer.ts';

const Named = z.strictObject({ id: CatalogueId, name: z.string().min(1).max(60) });

const Claim = z.strictObject({
  user_id: z.int(),
  framework: Named,
  /** `project`: whether a Verified certificate of it asks for an accepted project. */
  category: Named.extend({ project: z.boolean() }),
  /** As the learner confirmed it. */
  holder: HolderName,
  /** What the server knows, never what a browser said. */
  evidence: z.array(CertificateEvidence).min(1).max(4),
  /** The holder is somebody of the demo world. */
  sample: z.boolean(),
  /** For the demo world; now where it is absent. */
  earned_at: z.date().optional(),
});
export type Claim = z.infer<typeof Claim>;

/** More than this part of a list is never filled, so that a free place is soon found. */
const FULLEST = STATUS_LIST_LENGTH / 2;

/**
 * Issues a learner's certificate of a category, signed in both forms, and tells them. The evidence decides on the level; a
 * claim with no more than what the learner holds already answers that certificate, a better one supersedes it. Throws
 * notEarned where the evidence reaches no level, nameNotWritable for letters that we cannot print.
 */
export async function issueCertificate(
  deps: IssuerDeps & { database: Database; limits: RateLimits },
  claim: Claim,
): Promise<Certificate> {
  const { user_id, framework, category, holder, evidence, sample, earned_at } = Claim.parse(claim);
  const level = levelOf(evidence, category);
  if (level === null) throw notEarned();
  if (!canWrite(holder)) throw nameNotWritable();
  const place = { user_id, framework_id: framework.id, category_id: category.id };
  const present = (row: CertificateRow): Certificate => presentCertificate(row, deps.site());
  const enough = (row: CertificateRow): boolean => row.level === level || row.level === 'verified';

  const before = await selectOptionalCurrent(deps.database, place);
  if (before !== null && enough(before)) return present(before);
  await deps.limits.take(certificatesPerDay, String(user_id));
  return deps.database.transaction(async (tx) => {
    await lockClaim(tx, place);
    const held = await selectOptionalCurrent(tx, place);
    if (held !== null && enough(held)) return present(held);
    const at = deps.clock.now();
    const earnedAt = earned_at ?? at;
    const claimed = { framework, category, level, holder, evidence, earnedAt };
    const row = await insertSigned(deps, tx, {
      ...claimed,
      user_id,
      sample,
      supersedes: held?.id ?? null,
    });
    if (earned_at === undefined)
      await notify(tx, {
        user_id,
        kind: 'certificates',
        at,
        title: `Your ${certificateName(framework.name, category.name)} is ready.`,
        body: 'Download it, share its link, or add it to your LinkedIn profile.',
        link: pathOf('verify', { certificateId: row.id }),
      });
    return present(row);
  });
}

type ToSign = Omit<Claimed, 'id'> & { user_id: number; sample: boolean; supersedes: string | null };

async function insertSigned(deps: IssuerDeps, tx: Queryable, made: ToSign): Promise<CertificateRow> {
  const { framework, category, level, holder, evidence, earnedAt, supersedes } = made;
  const issuer = issuerOf(deps, await holdIssuer(deps, tx));
  const list = await statusListFor(deps, tx, issuer.id);
  for (let time = earnedAt.getTime(); ; time++) {
    const id = `cert-${framework.id}-${category.id}-${time}`;
    // Of two in one millisecond the second has the next one.
    if (await selectIsTaken(tx, id)) continue;
    const index = randomInt(STATUS_LIST_LENGTH);
    const unsigned = credentialOf({ ...made, id }, { issuer: issuer.id, site: deps.site(), list, index });
    if (supersedes !== null) await updateSuperseded(tx, supersedes, id);
    const row = await insertOptionalCertificate(tx, {
      id,
      user_id: made.user_id,
      framework_id: framework.id,
      framework_name: framework.name,
      category_id: category.id,
      category_name: category.name,
      level,
      holder,
      evidence: [...evidence],
      earned_at: earnedAt,
      credential: await signEmbedded(unsigned, issuer.ed25519, deps.clock.now()),
      jwt: await signJwt(unsigned, issuer.rsa),
      status_list: list,
      status_index: index,
      sample: made.sample,
    });
    if (row !== null) return row;
  }
}

async function statusListFor({ clock }: IssuerDeps, tx: Queryable, issuer: string): Promise<number> {
  const newest = await selectOptionalNewestList(tx, issuer);
  return newest !== null && newest.used < FULLEST ? newest.id : insertStatusList(tx, issuer, clock.now());
}
