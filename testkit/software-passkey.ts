import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** A CBOR head: major type and argument, up to 16 bits (RFC 8949). */
function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.of((major << 5) | argument);
  if (argument < 256) return Buffer.of((major << 5) | 24, argument);
  return Buffer.of((major << 5) | 25, argument >> 8, argument & 255);
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
  return Buffer.concat([head(2, value.length), value]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

/** What a lie of a broken or hostile client is made of. */
export type Lie = { origin?: string; rpId?: string; challenge?: string; verified?: boolean; counter?: number };

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Request = { challenge: string; rpId: string };

/** One credential: an ES256 key with attestation `none`, that answers what browsers answer. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly #origin: string;
  readonly #synced: boolean;
  #userHandle = base64url('nobody');
  #counter = 0;

  constructor(origin: string, { synced = false } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // COSE: key type EC2, ES256, P-256, and the point.
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    this.#origin = origin;
    this.#synced = synced;
  }

  /** The answer to creation options. */
  create({ challenge, rp, user }: Creation, lie: Lie = {}) {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = Buffer.concat([this.#authData(rp.id, ATTESTED, lie), attested]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lie),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** The answer to request options. */
  get({ challenge, rpId }: Request, lie: Lie = {}) {
    const authData = this.#authData(rpId, 0, lie);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, lie);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#privateKey)),
      userHandle: this.#userHandle,
    });
  }

  #credential<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response };
  }

  #authData(rpId: string, more: number, lie: Lie): Buffer {
    const flags = PRESENT | (lie.verified === false ? 0 : VERIFIED) | (this.#synced ? ELIGIBLE | BACKED_UP : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? ++this.#counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.of(flags), counter]);
  }

  #clientData(type: string, challenge: string, lie: Lie): string {
    const data = {
      type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.#origin,
      crossOrigin: false,
    };
    return base64url(JSON.stringify(data));
  }
}
