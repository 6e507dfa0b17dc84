const encoder = new TextEncoder();
const bytesOf = (value: string | ArrayBuffer | Uint8Array): Uint8Array =>
  typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value);
/** As Node's: of an ArrayBuffer a part of it, of all else a copy. */
const from = (value: string | ArrayBuffer | Uint8Array, at?: number, length?: number): Uint8Array =>
  value instanceof ArrayBuffer ? new Uint8Array(value, at, length) : bytesOf(value);

/** What Node's `Request` and `Response` ask of `Buffer` at each call. The real one shows memory that others have used. */
const bytesAlone = Object.freeze({
  isBuffer: () => false,
  byteLength: (value: string | Uint8Array) => bytesOf(value).length,
  from,
  concat(parts: readonly Uint8Array[]) {
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  },
  alloc: (size: number) => new Uint8Array(size),
  allocUnsafe: (size: number) => new Uint8Array(size),
});

/** Takes from this process what programs are not to reach. After everything is loaded. */
export function hideNode(): void {
  // Node loads them when they are first asked for, with the Buffer that it finds.
  void [globalThis.Request, globalThis.Response];
  for (const name of ['process', 'require']) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'Buffer', { value: bytesAlone });
}
