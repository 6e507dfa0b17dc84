/**
 * What a first visit costs: bytes of the home page and the practice area, their paint and movement in Chromium on a slow
 * phone and line (1.6 Mbit/s, 150 ms, 4 × CPU; really throttled, nothing cached), against the same page without scripts
 * from the same server, in turns; and Lighthouse's mobile scores. `--pages` audits every prerendered kind of page once.
 * Needs a build (`npm run build`) and Chromium. Prints its progress and ends with one line of JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { seedProblems } from '@devorbit/server/seed.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { launch } from 'chrome-launcher';
import { firstLoads } from '../../web/budget/build.ts';
import { audit, type Scores } from './audit.ts';
import { BARE_PATH, withBarePage } from './bare-page.ts';
import { openDevTools } from './devtools.ts';
import { throttledVisit, type Visit, type Visiting } from './throttled-visit.ts';
import { TYPED_TEXT_STANDS } from './typed-text.ts';

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    audits: { type: 'string', default: '3' },
    pages: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
/** True once the first problems of the list can be read. */
const LIST_STANDS = `document.querySelectorAll('main article h3, main tbody tr').length > 2`;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const places = (value: number, digits: number): number => Number(value.toFixed(digits));
const medianVisit = (visits: Visit[]) => ({
  fcp: Math.round(median(visits.map(({ fcp }) => fcp))),
  lcp: Math.round(median(visits.map(({ lcp }) => lcp))),
  cls: places(Math.max(...visits.map(({ cls }) => cls)), 4),
});

const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: false,
});
const databaseUrl = postgres.url('bench');
await migrateAll(databaseUrl, createLog('error'));
const database = connectDatabase(databaseUrl, () => undefined, 2);
await seedProblems({ database, clock: systemClock }, join(root, 'content/problems'));
await database.close();
const server = await startProcess('server/main.ts', {
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, 'server'),
  SECRET: 'a secret that only the bench uses, long enough',
  PORT: '0',
  LOG_LEVEL: 'warn',
  WEB_DIR: withBarePage(join(root, 'web/build/client'), folder),
});
const chrome = await launch({
  chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  logLevel: 'error',
});
try {
  const loads = await firstLoads();
  const bytesOf = (path: string) => {
    const load = loads.get(path);
    if (!load) throw new Error(`There is no page ${path}`);
    return load;
  };
  const kb = (bytes: number): number => places(bytes / 1024, 1);
  const [home, practice] = [bytesOf('/'), bytesOf('/QuickDSA')];

  const visit = async (path: string, visiting?: Visiting): Promise<Visit> => {
    const seen = await throttledVisit(tools, server.url + path, visiting);
    if (seen.faults.length > 0) throw new Error(`${path}: ${seen.faults.join('\n')}`);
    return seen;
  };
  const times = Array.from({ length: Number(options.visits) });
  /** The same visit several times, one after the other. */
  const again = async (name: string, path: string, visiting?: Visiting): Promise<Visit[]> => {
    const seen: Visit[] = [];
    for (const _ of times) {
      const one = await visit(path, visiting);
      seen.push(one);
      console.log(
        `${name}: useful ${Math.round(one.useful)} ms, CLS ${one.cls.toFixed(4)}, ${one.scripts} scripts, ${kb(one.script_bytes)} KB; load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    return seen;
  };
  const paths = { home: '/', practice: '/QuickDSA', bare: BARE_PATH };
  const visits: Record<keyof typeof paths, Visit[]> = { home: [], practice: [], bare: [] };
  const tools = await openDevTools(chrome.port);
  for (let turn = 0; turn < Number(options.visits); turn++)
    for (const [name, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
      const seen = await visit(path);
      visits[name].push(seen);
      console.log(
        `${name}: FCP ${Math.round(seen.fcp)} ms, LCP ${Math.round(seen.lcp)} ms (${seen.lcp_element}), CLS ${seen.cls.toFixed(4)}; load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  const list = await again('list', '/QuickDSA', { desktop: true, until: LIST_STANDS });
  const editor = await again('editor', '/problems/1', { desktop: true, until: TYPED_TEXT_STANDS });
  const signUp = await again('sign-up', '/signup');
  const onePhone = await again('problem', '/problems/1');
  tools.close();

  const scoresOf = async (path: string, times: number): Promise<Scores> => {
    const runs: Scores[] = [];
    for (let turn = 0; turn < times; turn++) {
      const { scores, findings } = await audit(server.url + path, chrome.port);
      runs.push(scores);
      console.log(`Lighthouse ${path}: ${JSON.stringify(scores)} ${findings.join('; ')}`);
    }
    const middle = (name: keyof Scores): number => median(runs.map((scores) => scores[name]));
    return {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      'best-practices': middle('best-practices'),
      seo: middle('seo'),
    };
  };
  const homeScores = await scoresOf('/', Number(options.audits));
  const practiceScores = await scoresOf('/QuickDSA', Number(options.audits));
  if (options.pages)
    for (const path of ['/about', '/universities', '/team', '/search', '/signin', '/signup', '/challenges'])
      await scoresOf(path, 1);

  const [homeVisit, practiceVisit, bareVisit] = [visits.home, visits.practice, visits.bare].map(medianVisit);
  console.log(
    JSON.stringify({
      home_js_kb: kb(home.js),
      home_css_kb: kb(home.css),
      home_fonts_kb: kb(home.fonts),
      practice_js_kb: kb(practice.js),
      practice_css_kb: kb(practice.css),
      home_fcp_ms: homeVisit?.fcp,
      home_lcp_ms: homeVisit?.lcp,
      home_cls: homeVisit?.cls,
      home_lcp_ratio: places((homeVisit?.lcp ?? 0) / (bareVisit?.lcp ?? 1), 3),
      bare_lcp_ms: bareVisit?.lcp,
      practice_fcp_ms: practiceVisit?.fcp,
      practice_lcp_ms: practiceVisit?.lcp,
      practice_cls: practiceVisit?.cls,
      practice_list_ms: Math.round(median(list.map(({ useful }) => useful))),
      practice_scripts: Math.max(...visits.practice.map(({ scripts }) => scripts)),
      editor_usable_ms: Math.round(median(editor.map(({ useful }) => useful))),
      problem_js_kb: kb(Math.max(...editor.map(({ script_bytes }) => script_bytes))),
      signup_cls: medianVisit(signUp).cls,
      problem_cls: Math.max(medianVisit(editor).cls, medianVisit(onePhone).cls),
      lighthouse_performance: homeScores.performance,
      lighthouse_accessibility: homeScores.accessibility,
      lighthouse_best_practices: homeScores['best-practices'],
      lighthouse_seo: homeScores.seo,
      lighthouse_practice_performance: practiceScores.performance,
      lighthouse_practice_accessibility: practiceScores.accessibility,
      lighthouse_practice_best_practices: practiceScores['best-practices'],
      lighthouse_practice_seo: practiceScores.seo,
      load: places(loadavg()[0] ?? 0, 1),
    }),
  );
} finally {
  chrome.kill();
  await server.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
