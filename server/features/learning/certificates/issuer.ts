import type { Clock } from '../../../platform/clock.ts';
import { didDocument, didKeyOf, didWebOf, jwkMethodOf, type PublishedKey } from '../../../platform/credentials/did.ts';
import { Ed25519Public } from '../../../platform/credentials/keys.ts';
import type { Ed25519Signer } from '../../../platform/credentials/sign.ts';
import type { Env } from '../../../platform/env.ts';
import { createSeal } from '../../../platform/sealed.ts';
import type { KeyRow } from './issuer-store.ts';

export type IssuerDeps = {
  clock: Clock;
  /** Seals the private parts of keys, and names the addresses that this site had before. */
  env: Pick<Env, 'SECRET' | 'PREVIOUS_PUBLIC_URLS'>;
  /** The address that people see, without a last slash. */
  site: () => string;
};

/** Both active keys, and who they sign as. */
export type Issuer = { id: string; ed25519: Ed25519Signer; rsa: { kid: string; secret: string } };

const sealContext = (id: number): string => `issuer key ${id}`;
const sealOf = ({ env }: IssuerDeps) => createSeal(env.SECRET, 'issuer keys');
export const sealKey = (deps: IssuerDeps, secret: string) => (id: number) =>
  sealOf(deps).close(secret, sealContext(id));
const openKey = (deps: IssuerDeps, { id, sealed }: KeyRow): string => sealOf(deps).open(sealed, sealContext(id));

const multibaseOf = (key: KeyRow): string => Ed25519Public.parse(key.public).publicKeyMultibase;
export const keyAddress = (site: string, id: number): string => `${site}/api/credentials/keys/${id}/`;
const nameOf = (id: number): string => `key-${id}`;

/** Who signs from now on: did:web where strangers can look it up, else did:key. `keys` hold an active one of each kind. */
export function issuerOf(deps: IssuerDeps, keys: readonly KeyRow[]): Issuer {
  const ed25519 = activeKey(keys, 'Ed25519');
  const rsa = activeKey(keys, 'RS256');
  const web = didWebOf(deps.site());
  const id = web ?? didKeyOf(multibaseOf(ed25519));
  return {
    id,
    ed25519: { publicKeyMultibase: multibaseOf(ed25519), secret: openKey(deps, ed25519), controller: id },
    rsa: {
      kid: web === null ? keyAddress(deps.site(), rsa.id) : jwkMethodOf(web, nameOf(rsa.id)),
      secret: openKey(deps, rsa),
    },
  };
}

function activeKey(keys: readonly KeyRow[], kind: KeyRow['kind']): KeyRow {
  const key = keys.find((one) => one.kind === kind && one.retired_at === null);
  if (key === undefined) throw new Error(`There is no active ${kind} key`);
  return key;
}

/** The signer of a status list of that issuer: what a did:key signed, only its own key may tell of. */
export function signerFor(deps: IssuerDeps, keys: readonly KeyRow[], issuer: string): Ed25519Signer {
  const own = keys.find((key) => key.kind === 'Ed25519' && issuer === didKeyOf(multibaseOf(key)));
  const key = own ?? activeKey(keys, 'Ed25519');
  return { publicKeyMultibase: multibaseOf(key), secret: openKey(deps, key), controller: issuer };
}

const webDocument = (controller: string, keys: readonly KeyRow[]): Record<string, unknown> =>
  didDocument(
    controller,
    keys.map((key): PublishedKey =>
      key.kind === 'Ed25519'
        ? { kind: 'Ed25519', publicKeyMultibase: multibaseOf(key) }
        : { kind: 'RS256', name: nameOf(key.id), jwk: key.public },
    ),
  );

/** The document of a did:web of this site: its present one, or one that it had before; null for any other. */
export function didWebDocument(
  { site, env }: IssuerDeps,
  keys: readonly KeyRow[],
  did: string,
): Record<string, unknown> | null {
  const known = [site(), ...env.PREVIOUS_PUBLIC_URLS].some((address) => didWebOf(address) === did);
  return known ? webDocument(did, keys) : null;
}

/** All that may have signed certificates here, the present issuer first. A did:key has no document of its own: this is ours of it. */
export function issuerDocuments(deps: IssuerDeps, keys: readonly KeyRow[]): Record<string, unknown>[] {
  const webs = [deps.site(), ...deps.env.PREVIOUS_PUBLIC_URLS].flatMap((address) => didWebOf(address) ?? []);
  const rsa = keys.filter(({ kind }) => kind === 'RS256');
  const own = keys
    .filter(({ kind }) => kind === 'Ed25519')
    .map((key) => {
      const controller = didKeyOf(multibaseOf(key));
      const document = didDocument(controller, [{ kind: 'Ed25519', publicKeyMultibase: multibaseOf(key) }]);
      const methods = rsa.map(({ id, public: publicKeyJwk }) => ({
        id: keyAddress(deps.site(), id),
        type: 'JsonWebKey',
        controller,
        publicKeyJwk,
      }));
      return {
        ...document,
        verificationMethod: [...(document['verificationMethod'] as object[]), ...methods],
        assertionMethod: [...(document['assertionMethod'] as string[]), ...methods.map(({ id }) => id)],
      };
    });
  return [...webs.map((did) => webDocument(did, keys)), ...own];
}
