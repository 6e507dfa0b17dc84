import { setTimeout as pause } from 'node:timers/promises';
import { type DevTools } from './devtools.ts';

/** Times in ms after the start of the navigation; `cls` is the sum of all layout shifts; `useful` is when what the visit waited for was there, 0 where it waited for nothing; `scripts` and `script_bytes` are those fetched until the end, as they came over the line. */
export type Visit = {
  fcp: number;
  lcp: number;
  cls: number;
  lcp_element: string;
  useful: number;
  scripts: number;
  script_bytes: number;
  faults: string[];
};

/** How a visit differs from that of a slow phone: `until` is an expression that is true once the page is of use, asked in every frame. */
export type Visiting = { until?: string; desktop?: boolean };

/** A slow phone on a slow line: Lighthouse's mobile figures, really applied to the browser. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
/** The line alone is slow. */
const desktop = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** How long a page may still move after its load event, in ms. */
const SETTLE_MS = 4_000;
const LOAD_MS = 60_000;

const observe = `
  globalThis.visit = { fcp: 0, lcp: 0, cls: 0, lcp_element: '', useful: 0, scripts: 0, script_bytes: 0, faults: [] };
  addEventListener('error', (event) => visit.faults.push(event.message));
  const fault = console.error;
  console.error = (...words) => { visit.faults.push(words.join(' ')); fault(...words); };
  const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') visit.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { visit.lcp = entry.startTime; visit.lcp_element = entry.element?.tagName ?? ''; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) visit.cls += entry.value; });`;

const watchFor = (until: string): string => `
  (function ask() {
    let done = false;
    try { done = ${until}; } catch {}
    if (done) visit.useful = performance.now(); else requestAnimationFrame(ask);
  })();`;

const sum = `(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return { ...globalThis.visit, scripts: new Set(scripts.map(({ name }) => name)).size, script_bytes: scripts.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0) };
})()`;

/** Opens an address in a fresh profile (nothing cached) under the throttling above, and waits until it stands still. Throws where it was not of use by then. */
export async function throttledVisit(tools: DevTools, url: string, visiting: Visiting = {}): Promise<Visit> {
  const { browserContextId } = await tools.send<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const { targetId } = await tools.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await tools.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const send = <T>(method: string, params: object = {}) => tools.send<T>(method, params, sessionId);
    await send('Page.enable');
    await send('Network.enable');
    await send('Emulation.setDeviceMetricsOverride', visiting.desktop ? desktop : screen);
    await send('Network.emulateNetworkConditions', network);
    await send('Emulation.setCPUThrottlingRate', { rate: visiting.desktop ? 1 : CPU_RATE });
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source: observe + (visiting.until ? watchFor(visiting.until) : ''),
    });
    const loaded = new Promise<void>((done) => tools.on('Page.loadEventFired', sessionId, done));
    await send('Page.navigate', { url });
    const late = pause(LOAD_MS, 'late', { ref: false });
    if ((await Promise.race([loaded, late])) === 'late') throw new Error(`${url} was not loaded after ${LOAD_MS} ms`);
    await pause(visiting.until ? 2 * SETTLE_MS : SETTLE_MS);
    const { result } = await send<{ result: { value: Visit } }>('Runtime.evaluate', {
      expression: sum,
      returnByValue: true,
    });
    if (visiting.until && result.value.useful === 0) throw new Error(`${url} did not become useful`);
    return result.value;
  } finally {
    await tools.send('Target.disposeBrowserContext', { browserContextId });
  }
}
