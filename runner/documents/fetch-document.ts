import { createHash } from 'node:crypto';
import type { DocumentRequest } from '@devorbit/contract/execution/documents.ts';

/** Without a byte for so long the server counts as gone, in ms. */
const QUIET_MS = 20_000;

/** The bytes at the address. Throws where they are not of the size and digest that were named, or do not come. */
export async function fetchDocument(
  { digest, size, url }: DocumentRequest['file'],
  signal: AbortSignal,
): Promise<Buffer> {
  if (!/^https?:\/\//.test(url)) throw new Error('a document is fetched by http or https');
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(new Error('the document does not come')), QUIET_MS);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, quiet.signal]), redirect: 'error' });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new Error(`the document's address answers ${response.status}`);
    }
    const bytes = Buffer.alloc(size);
    let at = 0;
    for await (const chunk of response.body) {
      timer.refresh();
      if (at + chunk.length > size) throw new Error(`the document has more than ${size} bytes`);
      bytes.set(chunk, at);
      at += chunk.length;
    }
    if (at !== size || createHash('sha256').update(bytes).digest('hex') !== digest)
      throw new Error('what came is another document');
    return bytes;
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
}
