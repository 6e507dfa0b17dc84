import { PDFDataRangeTransport } from 'pdfjs-dist';

type Addresses = {
  address: string;
  /** Another address of the same file, when this one has expired. */
  renew: () => Promise<string>;
  onFailure: (error: Error) => void;
};

/** Refused because the address is too old, or names another file by now. */
const isStale = (status: number): boolean => status === 403 || status === 404;

/** Reads a file piece by piece, as much as is looked at, by an address that is good for some minutes only. */
export class SignedRanges extends PDFDataRangeTransport {
  readonly #addresses: Addresses;
  #address: string;
  #renewing: Promise<string> | null = null;
  readonly #stop = new AbortController();

  constructor(size: number, addresses: Addresses) {
    super(size, null);
    this.#addresses = addresses;
    this.#address = addresses.address;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read(begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.#stop.signal.aborted) this.#addresses.onFailure(error as Error);
      },
    );
  }

  override abort(): void {
    this.#stop.abort();
  }

  async #read(begin: number, end: number): Promise<Uint8Array> {
    const ask = (address: string) =>
      fetch(address, { headers: { range: `bytes=${begin}-${end - 1}` }, signal: this.#stop.signal });
    let response = await ask(this.#address);
    if (isStale(response.status)) {
      // One renewal for all that wait.
      this.#renewing ??= this.#addresses.renew().finally(() => (this.#renewing = null));
      this.#address = await this.#renewing;
      response = await ask(this.#address);
    }
    if (!response.ok) throw new Error(`The file answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.status === 206 ? bytes : bytes.subarray(begin, end);
  }
}
