/** A package must come at once: the server stands beside the runner. */
const TIMEOUT_MS = 10_000;
/** Largest packed package, in bytes: twice the largest that the package format's tools make by default. */
const MAX_PACKED_BYTES = 32 * 1024 * 1024;

/** The bytes at `url`. Throws where it is not http(s), does not answer 200 in time, or is too large. */
export async function fetchPackage(url: string): Promise<Buffer> {
  if (!/^https?:\/\//.test(url)) throw new Error('a package is fetched by http or https');
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (response.status !== 200 || !response.body) throw new Error(`the package's address answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_PACKED_BYTES) throw new Error(`the package is larger than ${MAX_PACKED_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
