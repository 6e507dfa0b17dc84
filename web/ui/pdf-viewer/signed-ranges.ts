import { PDFDataRangeTransport } from 'pdfjs-dist';
import { readRanges } from './read-ranges.ts';

type Addresses = { address: string; renew: () => Promise<string>; onFailure: (error: Error) => void };

/** Gives pdf.js a file piece by piece, as much as is looked at. */
export class SignedRanges extends PDFDataRangeTransport {
  readonly #read: ReturnType<typeof readRanges>;
  readonly #onFailure: Addresses['onFailure'];
  readonly #stop = new AbortController();

  constructor(size: number, { address, renew, onFailure }: Addresses) {
    super(size, null);
    this.#read = readRanges({ address, renew, signal: this.#stop.signal });
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read(begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.#stop.signal.aborted) this.#onFailure(error as Error);
      },
    );
  }

  override abort(): void {
    this.#stop.abort();
  }
}
