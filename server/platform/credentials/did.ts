import { methodOf } from './sign.ts';

/** A key as DID documents tell of it. */
export type PublishedKey =
  | { kind: 'Ed25519'; publicKeyMultibase: string }
  | { kind: 'RS256'; name: string; jwk: object };

/** `did:web` of an https address; null for any other, which no stranger could look up. A port is written `%3A8443`. */
export function didWebOf(site: string): string | null {
  const { protocol, host, pathname } = new URL(site);
  if (protocol !== 'https:' || pathname !== '/') return null;
  return `did:web:${host.replace(':', '%3A')}`;
}

export const didKeyOf = (publicKeyMultibase: string): string => `did:key:${publicKeyMultibase}`;

/** The name of an RSA key in a DID document. */
export const jwkMethodOf = (controller: string, name: string): string => `${controller}#${name}`;

/** A DID document whose keys, retired ones too, may have signed credentials. */
export function didDocument(controller: string, keys: readonly PublishedKey[]): Record<string, unknown> {
  const verificationMethod = keys.map((key) =>
    key.kind === 'Ed25519'
      ? {
          id: methodOf(controller, key.publicKeyMultibase),
          type: 'Multikey',
          controller,
          publicKeyMultibase: key.publicKeyMultibase,
        }
      : { id: jwkMethodOf(controller, key.name), type: 'JsonWebKey', controller, publicKeyJwk: key.jwk },
  );
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/jwk/v1',
    ],
    id: controller,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
}
