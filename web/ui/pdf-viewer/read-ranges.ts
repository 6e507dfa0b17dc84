type Options = {
  address: string;
  /** Another address of the same file, when this one has expired. */
  renew: () => Promise<string>;
  signal: AbortSignal;
};

/** Refused because the address is too old, or names another file by now. */
const isStale = (status: number): boolean => status === 403 || status === 404;

/** Reads pieces of a file, from `begin` up to, not including, `end`, by an address that is good for some minutes only. */
export function readRanges({ address: first, renew, signal }: Options) {
  let address = first;
  let renewing: Promise<string> | null = null;
  return async (begin: number, end: number): Promise<Uint8Array> => {
    const ask = (wanted: string) => fetch(wanted, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
    const asked = address;
    let response = await ask(asked);
    if (isStale(response.status)) {
      // One renewal for all that wait.
      if (address === asked) {
        renewing ??= renew().finally(() => (renewing = null));
        address = await renewing;
      }
      response = await ask(address);
    }
    if (!response.ok) throw new Error(`The file answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.status === 206 ? bytes : bytes.subarray(begin, end);
  };
}
