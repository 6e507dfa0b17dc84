import { setTimeout as sleep } from 'node:timers/promises';
import { openFileServer } from '@devorbit/runner/documents/samples/document-desk.ts';
import { docx, pptx, xlsx } from '@devorbit/runner/documents/samples/office-files.ts';

/** Office files that are converted one after another. */
const FILES = 20;
/** How long programs are run with and without documents beside them, in turns: a machine is not as fast in each minute. In ms. */
const JUDGED_MS = 60_000;
const TURNS = 3;

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const made = (file: number): [string, Buffer] => {
  const pages = Array.from({ length: 5 + file }, (_, page) => `Document ${file}, page ${page}\n${'orbit '.repeat(60)}`);
  if (file % 3 === 0) return ['pptx', pptx(pages)];
  if (file % 3 === 1) return ['xlsx', xlsx({ Marks: pages.map((page) => page.split(' ')) })];
  return ['docx', docx(pages)];
};

type Hub = { url: string; code: string; fields: Record<string, string> };

/** From the answer to the upload until its preview is there, in ms. */
async function previewed(
  { url, code, fields }: Hub,
  [type, bytes]: [string, Buffer],
  duplicate = false,
): Promise<number> {
  const headers = { 'x-session-code': code };
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, ...(duplicate && { duplicate: 'allow' }) }))
    form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), `bench.${type}`);
  const answer = await fetch(`${url}/api/upload/`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  const start = performance.now();
  for (;;) {
    const opened = await fetch(`${url}/api/documents/${id}/open/`, { method: 'POST', headers });
    const { preview, preparation } = (await opened.json()) as {
      preview: { kind: string };
      preparation: { state: string; message: string | null };
    };
    if (preview.kind !== 'none') return performance.now() - start;
    if (!['waiting', 'preparing'].includes(preparation.state)) throw new Error(`${type}: ${preparation.message}`);
    await sleep(20);
  }
}

/** A small program's replies in one turn, in ms. */
async function judged(runner: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + JUDGED_MS / TURNS;
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(`${runner}/api/v2/execute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'python', version: '*', files: [{ content: 'print(sum(range(200000)))' }] }),
    });
    if (answer.status !== 200) throw new Error(`The runner answered ${answer.status}`);
    await answer.text();
    times.push(performance.now() - start);
  }
  return times;
}

/** Gives a runner slides without end; answers what ends that. */
async function keepFull(runner: string): Promise<() => Promise<void>> {
  const server = await openFileServer();
  const stop = new AbortController();
  const slides = pptx(Array.from({ length: 30 }, (_, slide) => `Slide ${slide}\n${'orbit '.repeat(40)}`));
  const give = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const request = server.request('pptx', slides, { kind: 'prepare', pictures: true });
      const answer = await fetch(`${runner}/documents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: stop.signal,
      });
      await answer.arrayBuffer();
    }
  };
  const all = [give(), give(), give()].map((one) => one.catch(() => undefined));
  return async () => {
    stop.abort();
    await Promise.all(all);
    await server.close();
  };
}

/** Previews of Office files, in ms, and what they cost those who are judged meanwhile. */
export async function previewTimes(hub: Hub, runner: string) {
  const cold: number[] = [];
  const again: number[] = [];
  for (let file = 0; file < FILES; file++) {
    // Made again it would have other bytes: an archive holds the time.
    const bytes = made(file);
    cold.push(await previewed(hub, bytes));
    again.push(await previewed(hub, bytes, true));
  }
  console.log(`previews: ${cold.map(Math.round).join(', ')} ms`);
  await judged(runner);
  const [without, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    without.push(...(await judged(runner)));
    const end = await keepFull(runner);
    await sleep(2_000);
    beside.push(...(await judged(runner)));
    await end();
  }
  const [alone, slowed] = [at(without, 0.5), at(beside, 0.5)];
  console.log(`judged in ${alone.toFixed(1)} ms alone, ${slowed.toFixed(1)} ms beside documents`);
  return {
    preview_p50_ms: Math.round(at(cold, 0.5)),
    preview_p95_ms: Math.round(at(cold, 0.95)),
    preview_again_ms: Math.round(at(again, 0.5)),
    judge_slowdown: Math.round((slowed / alone) * 1000) / 1000,
  };
}
