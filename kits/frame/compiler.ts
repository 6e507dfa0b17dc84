/**
 * Compiles in a worker. Of a page without an origin no worker may be of another address than a blob’s: it fetches the
 * script itself.
 */
export function openCompiler(script: string) {
  const source = URL.createObjectURL(
    new Blob([`importScripts(${JSON.stringify(script)})`], { type: 'text/javascript' }),
  );
  const worker = new Worker(source);
  const waiting = new Map<number, { resolve: (body: string) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; body?: string; fault?: string }>) => {
    const own = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.body === undefined) own?.reject(new Error(data.fault));
    else own?.resolve(data.body);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The compiler could not be loaded.'));
    waiting.clear();
  });
  return (code: string, tests = false) =>
    new Promise<string>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, code, tests });
    });
}
