import { setTimeout as pause } from 'node:timers/promises';
import { type DevTools } from './devtools.ts';

/** Times in ms after the start of the navigation; `cls` is the sum of all layout shifts. */
export type Visit = { fcp: number; lcp: number; cls: number; lcp_element: string; faults: string[] };

/** A slow phone on a slow line: Lighthouse's mobile figures, really applied to the browser. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** How long a page may still move after its load event, in ms. */
const SETTLE_MS = 4_000;
const LOAD_MS = 60_000;

const observe = `
  globalThis.visit = { fcp: 0, lcp: 0, cls: 0, lcp_element: '', faults: [] };
  addEventListener('error', (event) => visit.faults.push(event.message));
  const fault = console.error;
  console.error = (...words) => { visit.faults.push(words.join(' ')); fault(...words); };
  const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') visit.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { visit.lcp = entry.startTime; visit.lcp_element = entry.element?.tagName ?? ''; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) visit.cls += entry.value; });`;

/** Opens an address in a fresh profile (nothing cached) under the throttling above, and waits until it stands still. */
export async function throttledVisit(tools: DevTools, url: string): Promise<Visit> {
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
    await send('Emulation.setDeviceMetricsOverride', screen);
    await send('Network.emulateNetworkConditions', network);
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    const loaded = new Promise<void>((done) => tools.on('Page.loadEventFired', sessionId, done));
    await send('Page.navigate', { url });
    const late = pause(LOAD_MS, 'late', { ref: false });
    if ((await Promise.race([loaded, late])) === 'late') throw new Error(`${url} was not loaded after ${LOAD_MS} ms`);
    await pause(SETTLE_MS);
    const { result } = await send<{ result: { value: Visit } }>('Runtime.evaluate', {
      expression: 'globalThis.visit',
      returnByValue: true,
    });
    return result.value;
  } finally {
    await tools.send('Target.disposeBrowserContext', { browserContextId });
  }
}
