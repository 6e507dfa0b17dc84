import { launch } from 'chrome-launcher';
import { firstLoads } from '../../web/budget/build.ts';
import { type Figures, median } from '../runner/measure.ts';
import { openDevTools } from '../web/devtools.ts';
import { throttledVisit, type Visit } from '../web/throttled-visit.ts';
import { TYPED_TEXT_STANDS } from '../web/typed-text.ts';
import type { BenchHouse } from './house.ts';

const VISITS = 5;
const PAGE = '/online-ide';
const kb = (bytes: number): number => bytes / 1024;

/** First visits on a slow phone and line, nothing cached. Needs a build (`npm run build`) and Chromium. */
export async function benchPage({ urls: [url = ''] }: BenchHouse): Promise<Figures> {
  const shell = (await firstLoads()).get(PAGE);
  if (!shell) throw new Error(`There is no page ${PAGE}`);
  const chrome = await launch({
    chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    logLevel: 'error',
  });
  try {
    const tools = await openDevTools(chrome.port);
    const visits: Visit[] = [];
    for (let turn = 0; turn < VISITS; turn++) {
      const seen = await throttledVisit(tools, url + PAGE, { until: TYPED_TEXT_STANDS });
      if (seen.faults.length > 0) throw new Error(seen.faults.join('\n'));
      console.log(`painted ${Math.round(seen.fcp)} ms, typed ${Math.round(seen.useful)} ms`);
      visits.push(seen);
    }
    tools.close();
    return {
      ide_shell_js_kb: kb(shell.js),
      ide_js_kb: kb(Math.max(...visits.map(({ script_bytes }) => script_bytes))),
      ide_fcp_ms: median(visits.map(({ fcp }) => fcp)),
      ide_type_ms: median(visits.map(({ useful }) => useful)),
    };
  } finally {
    chrome.kill();
  }
}
