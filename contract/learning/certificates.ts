import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import {
  CERTIFICATE_FORMATS,
  CERTIFICATE_NUMBER,
  MAX_CERTIFICATE_NUMBER_CHARS,
  MAX_HOLDER_CHARS,
  MAX_REASON_CHARS,
} from './certificates-limits.ts';

/** Of a framework or a category: letters, digits and single hyphens. */
export const CatalogueId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const CertificateId = z
  .string()
  .max(MAX_CERTIFICATE_NUMBER_CHARS)
  .regex(CERTIFICATE_NUMBER, 'Must be the number of a certificate');

/** The category of a certificate for a whole roadmap; its framework is the roadmap. No framework has a category of this name. */
export const ROADMAP_CATEGORY = 'roadmap';

/** `completed`: every module of the category, or core topic of the roadmap, is marked as done. `verified`: what can be judged was judged and passed. */
export const CertificateLevel = z.enum(['completed', 'verified']);
export type CertificateLevel = z.infer<typeof CertificateLevel>;

/** The least percent of a category's quiz for a Verified certificate. */
export const QUIZ_PASS_PERCENT = 80;

const count = z.int().min(0).max(10_000);

/** What a certificate stands on, one piece of each kind at most. */
export const CertificateEvidence = z.discriminatedUnion('kind', [
  /** Modules that the learner marked as done, out of those of the category. */
  z.strictObject({ kind: z.literal('modules'), done: count, of: count.min(1) }),
  /** Core topics that the learner marked as done, out of those of the roadmap. */
  z.strictObject({ kind: z.literal('topics'), done: count, of: count.min(1) }),
  /** Problems on topics of the roadmap that the learner solved on the judge; `last_at` is when the latest was. */
  z.strictObject({ kind: z.literal('problems'), solved: count.min(1), last_at: z.iso.datetime() }),
  /** Exercises whose tests passed again on the server, out of those that can be proven. */
  z.strictObject({
    kind: z.literal('exercises'),
    passed: count,
    of: count.min(1),
    /** The version of the judge. */
    judge: z.string().min(1).max(40),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
  }),
  /** The category's quiz, judged on the server. */
  z.strictObject({ kind: z.literal('quiz'), percent: z.int().min(0).max(100), at: z.iso.datetime() }),
  /** The category's project; `digest` is the SHA-256 of the code in hex. */
  z.strictObject({
    kind: z.literal('project'),
    title: z.string().min(1).max(80),
    accepted: z.boolean(),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    at: z.iso.datetime(),
  }),
]);
export type CertificateEvidence = z.infer<typeof CertificateEvidence>;

/** The holder's name as it stands on the certificate; it is fixed when the certificate is issued. */
export const HolderName = humanText({
  max: MAX_HOLDER_CHARS,
  lines: 1,
  required: 'Enter your name as it should appear on the certificate',
});

/** The specification's fields, and ours. */
export const Certificate = z.object({
  id: CertificateId,
  frameworkId: z.string(),
  categoryId: z.string(),
  dateEarned: z.iso.datetime(),
  /** On this site. */
  verificationUrl: z.string(),
  /** Framework name, category name and 'Certificate'. */
  name: z.string(),
  level: CertificateLevel,
  /** '' once the holder has withdrawn it. */
  holder: z.string(),
  evidence: z.array(CertificateEvidence),
  state: z.enum(['valid', 'revoked']),
  revoked_at: z.iso.datetime().nullable(),
  /** One sentence for everybody; null while it is valid. */
  revoked_reason: z.string().nullable(),
  /** The certificate of a higher level that took its place. */
  superseded_by: CertificateId.nullable(),
  /** Its holder does not exist: it belongs to the demo world. */
  sample: z.boolean(),
});
export type Certificate = z.infer<typeof Certificate>;

const Json = z.record(z.string(), z.unknown());

/** All that a program needs to check a certificate by itself, without asking us again. */
export const CertificateProof = z.object({
  certificate: Certificate,
  /** Open Badges 3.0 with an eddsa-rdfc-2022 proof; null once the holder has withdrawn it. */
  credential: Json.nullable(),
  /** The same as VC-JWT, signed RS256. */
  jwt: z.string().nullable(),
  /** The DID documents of this site, newest first: its did:web, or the did:key of each key. */
  issuers: z.array(Json),
  /** The signed Bitstring Status List that says whether it was revoked. */
  status_list: Json,
});
export type CertificateProof = z.infer<typeof CertificateProof>;

const Named = z.object({ certificateId: CertificateId });

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/api/verify/:certificateId/',
  summary: 'A certificate with its signed credential, our keys and the status list: enough to check it without us.',
  audience: 'anyone',
  params: Named,
  replies: { 200: CertificateProof },
});

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates/',
  summary: 'The caller’s own certificates, newest first.',
  audience: 'user',
  replies: { 200: z.array(Certificate) },
});

/** The types of roadmaps that a certificate is given for. */
const CertifiedType = z.enum(['role', 'skill']);

/** A roadmap that the caller has begun, and what its certificate still asks for. */
export const CertificateClaim = z.object({
  type: CertifiedType,
  /** Of the roadmap. */
  id: z.string(),
  title: z.string(),
  /** Core topics that are marked as done, and how many there are. */
  done: z.int(),
  of: z.int(),
  /** Core topics that are not marked as done, skipped ones too, in their order. */
  left: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Problems on its topics that the judge accepted: the certificate states them. */
  solved: z.int(),
  /** The certificate that the caller holds for it. */
  certificate_id: CertificateId.nullable(),
});
export type CertificateClaim = z.infer<typeof CertificateClaim>;

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/certificates/claims/',
  summary:
    'The roadmaps that the caller has begun, those ready to be claimed first, and what the others still ask for.',
  audience: 'user',
  replies: { 200: z.array(CertificateClaim) },
});

export const claimCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/',
  summary:
    'Issues the caller’s certificate of a roadmap, or of a category of a framework, by what the server knows of their progress. The same claim again answers the same certificate; 409 while core topics or modules are left.',
  audience: 'user',
  body: z.union([
    z.object({ type: CertifiedType, id: CatalogueId, holder: HolderName }),
    z.object({ type: z.literal('category'), framework: CatalogueId, id: CatalogueId, holder: HolderName }),
  ]),
  replies: { 200: Certificate },
});

export const showCertificateFile = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId/files/:format/',
  summary:
    'The certificate as a file that holds its credential: json, jwt, svg, png (a baked badge) or pdf. 409 once it is revoked.',
  audience: 'anyone',
  params: Named.extend({ format: z.enum(CERTIFICATE_FORMATS) }),
  replies: { 200: z.string() },
});

export const withdrawCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:certificateId/withdraw/',
  summary: 'The holder revokes their own certificate; their name is removed from it for good.',
  audience: 'user',
  fresh: true,
  params: Named,
  replies: { 200: Certificate },
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:certificateId/revoke/',
  summary: 'Staff revoke a certificate. The reason is public, the act is kept in the audit log.',
  audience: 'staff',
  scope: 'staff',
  fresh: true,
  params: Named,
  body: z.object({ reason: humanText({ max: MAX_REASON_CHARS, lines: 1, required: 'Give a reason' }) }),
  replies: { 200: Certificate },
});

export const showStatusList = endpoint({
  method: 'GET',
  path: '/api/credentials/status/:list/',
  summary: 'A Bitstring Status List credential: which of our certificates were revoked.',
  audience: 'anyone',
  params: z.object({ list: z.coerce.number().int().min(1).max(2_147_483_647) }),
  replies: { 200: Json },
});

export const showIssuerKey = endpoint({
  method: 'GET',
  path: '/api/credentials/keys/:key/',
  summary: 'A public key of this site as a JWK; retired keys too.',
  audience: 'anyone',
  params: z.object({ key: z.coerce.number().int().min(1).max(2_147_483_647) }),
  replies: { 200: Json },
});

export const showIssuers = endpoint({
  method: 'GET',
  path: '/api/credentials/issuers/',
  summary: 'The DID documents of all that signed certificates here: by them a file is checked that somebody was given.',
  audience: 'anyone',
  replies: { 200: z.array(Json) },
});

export const IssuerKeys = z.object({
  keys: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['Ed25519', 'RS256']),
      created_at: z.iso.datetime(),
      retired_at: z.iso.datetime().nullable(),
    }),
  ),
});

export const rotateIssuerKeys = endpoint({
  method: 'POST',
  path: '/api/credentials/keys/rotate/',
  summary: 'New keys sign from now on; the old ones stay published, so that certificates signed by them stay valid.',
  audience: 'superuser',
  fresh: true,
  replies: { 200: IssuerKeys },
});

/** What a certificate is given for; its page is `/achievements/{frameworkId}/{categoryId}/{level}`. */
export const AchievementKey = z.object({ frameworkId: CatalogueId, categoryId: CatalogueId, level: CertificateLevel });
export type AchievementKey = z.infer<typeof AchievementKey>;

/** The criteria of an achievement, as its public page shows them. */
export const Achievement = AchievementKey.extend({
  name: z.string(),
  description: z.string(),
  criteria: z.array(z.string()),
});
export type Achievement = z.infer<typeof Achievement>;

export const showAchievement = endpoint({
  method: 'GET',
  path: '/api/achievements/:frameworkId/:categoryId/:level/',
  summary: 'What certificates of a category, or of a roadmap, and level are given for. 404 where none was given yet.',
  audience: 'anyone',
  params: AchievementKey,
  replies: { 200: Achievement },
});
