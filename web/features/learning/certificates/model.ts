import { CERTIFICATE_NUMBER, MAX_CERTIFICATE_NUMBER_CHARS } from '@devorbit/contract/learning/certificates-limits.ts';
import type { Certificate, CertificateProof } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';

export const isCertificateNumber = (text: string): boolean =>
  text.length <= MAX_CERTIFICATE_NUMBER_CHARS && CERTIFICATE_NUMBER.test(text);

/** The number that somebody means who pastes a number, or the address of a certificate. */
export function numberIn(text: string): string {
  const typed = text.trim();
  const [, after = typed] = typed.split(`${pathOf('verify-any')}/`);
  return (after.split(/[/?#\s]/)[0] ?? '').toLowerCase();
}

type Json = Record<string, unknown>;

/** An Open Badges 3.0 credential of ours, as far as it is shown. */
export type Credential = Json & {
  id: string;
  name: string;
  issuer: string | { id: string };
  validFrom: string;
  validUntil?: string;
  credentialSubject: {
    identifier: { identityHash: string }[];
    achievement: { id: string; name: string; description: string; achievementType: string };
  };
  evidence?: { id?: string; name: string; narrative: string }[];
};

const record = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether it is made as our certificates are; nothing is said of whether it is real. */
export function isCredential(value: unknown): value is Credential {
  const it = record(value);
  if (it === null) return false;
  const subject = record(it['credentialSubject']);
  const achievement = record(subject?.['achievement']);
  const [identifier] = Array.isArray(subject?.['identifier']) ? subject['identifier'] : [];
  const evidence = it['evidence'] ?? [];
  return (
    Array.isArray(it['type']) &&
    it['type'].includes('OpenBadgeCredential') &&
    [it['id'], it['name'], achievement?.['id'], achievement?.['name'], achievement?.['description']].every(isText) &&
    isText(record(identifier)?.['identityHash']) &&
    !Number.isNaN(Date.parse(String(it['validFrom']))) &&
    (isText(it['issuer']) || isText(record(it['issuer'])?.['id'])) &&
    Array.isArray(evidence) &&
    evidence.every((piece) => isText(record(piece)?.['name']) && isText(record(piece)?.['narrative']))
  );
}

/** One thing that is checked. `why` explains what is not good. */
export type Line = { said: 'good' | 'bad' | 'unknown'; why?: string };
export const lineNames = ['structure', 'signature', 'issuer', 'dates', 'revocation'] as const;
export type LineName = (typeof lineNames)[number];
export type Lines = Record<LineName, Line>;

/** All that a check needs; nothing else is asked for. */
export type Given = {
  credential: Credential;
  /** Where it came as a JWT, which is then what was signed. */
  jwt?: string;
  issuers: Json[] | null;
  statusList: Json | null;
  /** ms since 1970 */
  now: number;
};

/** What stands above everything else. */
export type Verdict = 'valid' | 'revoked' | 'changed' | 'foreign' | 'unsure';

/** How an answer looks. */
export const tones = {
  valid: 'good',
  revoked: 'bad',
  changed: 'bad',
  foreign: 'warn',
  unsure: 'warn',
} as const satisfies Record<Verdict, string>;

/** A bad signature comes first: then nothing else that it says counts. */
export function verdictOf({ structure, signature, issuer, dates, revocation }: Lines): Verdict {
  if (structure.said === 'bad' || signature.said === 'bad') return 'changed';
  if (issuer.said === 'bad') return 'foreign';
  if (revocation.said === 'bad') return 'revoked';
  const all = [structure, signature, issuer, dates, revocation];
  return all.every(({ said }) => said === 'good') ? 'valid' : 'unsure';
}

/** A certificate as it is shown: what was signed, never what stands beside it. */
export type Shown = {
  name: string;
  holder: string;
  /** ISO */
  date: string;
  level: 'completed' | 'verified';
  description: string;
  /** `link` is a path of ours. */
  evidence: readonly { name: string; text: string; link: string | null }[];
  /** The path of the page of what it is given for; null where that is not ours. */
  achievement: string | null;
};

/** The path that an address has on a site; null for one elsewhere. */
function pathWithin(site: string, address: unknown): string | null {
  if (!isText(address) || !address.startsWith(`${site}/`)) return null;
  const path = address.slice(site.length);
  return /^\/[a-z]/.test(path) ? path : null;
}

export function shownOf(credential: Credential): Shown {
  const { achievement, identifier } = credential.credentialSubject;
  const [level = '', categoryId = '', frameworkId = ''] = achievement.id.split('/').toReversed();
  const path = pathOf('achievement', { frameworkId, categoryId, level });
  return {
    name: credential.name,
    holder: identifier[0]?.identityHash ?? '',
    date: credential.validFrom,
    level: achievement.achievementType === 'Certificate' ? 'verified' : 'completed',
    description: achievement.description,
    evidence: (credential.evidence ?? []).map(({ id, name, narrative }) => ({
      name,
      text: narrative,
      link: pathWithin(credential.id.slice(0, credential.id.lastIndexOf(pathOf('verify-any'))), id),
    })),
    achievement: achievement.id.endsWith(path) ? path : null,
  };
}

/** Whether the credential that a site gives for a number is of that number, name and holder: it might be another real one. */
export const isOf = (credential: Credential, { id, name, holder }: Certificate): boolean =>
  credential.id.endsWith(pathOf('verify', { certificateId: id })) &&
  credential.name === name &&
  credential.credentialSubject.identifier[0]?.identityHash === holder;

/** Where LinkedIn adds it to a profile. Its fields are no longer filled for certain: what is in them can be copied, too. */
export function linkedInAddress({ id, name, dateEarned, verificationUrl }: Certificate): string {
  const earned = new Date(dateEarned);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: 'DevOrbit',
    issueYear: String(earned.getUTCFullYear()),
    issueMonth: String(earned.getUTCMonth() + 1),
    certUrl: verificationUrl,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}

/** A file that can be checked without a network: the credential with our keys and the status list. */
export const bundleOf = ({ credential, issuers, status_list }: CertificateProof): string =>
  JSON.stringify({ credential, issuers, status_list }, null, 2);

/** What a file holds: a credential, alone or in a bundle, or as JWT. Its keys are not believed, its status list is signed. */
export type Held = { credential: Credential; jwt?: string; statusList: Json | null };

/** Reads what was in a file; null where it is no certificate of our kind. */
export function heldIn(text: string): Held | null {
  const jwt = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]*$/.test(jwt)) {
    const claims = parsed(decoded(jwt.split('.')[1] ?? ''));
    return isCredential(claims) ? { credential: claims, jwt, statusList: null } : null;
  }
  const json = record(parsed(text));
  if (json === null) return null;
  if (isCredential(json)) return { credential: json, statusList: null };
  const { credential, status_list } = json;
  return isCredential(credential) ? { credential, statusList: record(status_list) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function decoded(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
