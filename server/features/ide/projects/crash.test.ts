import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProject, showProject } from '@devorbit/contract/ide/projects.ts';
import { call } from '@devorbit/testkit/call.ts';
import { createTestDatabase } from '@devorbit/testkit/database.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { TEST_SECRET } from '@devorbit/testkit/house.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase } from '../../../platform/database.ts';
import { Typist } from './_typist.ts';

/** A start costs two seconds of computing: here as many as fit, and `CRASH_ROUNDS=100` for all that is promised. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 8);
/** On a busy machine each start may take a minute. */
const PATIENT = { timeout: (ROUNDS + 2) * 60_000 };
/** Servers that start while others are typed at. */
const AHEAD = 2;
const WORDS = 12;

test(
  'kill -9 of the server while two pages type: nothing that was typed is lost, or there twice',
  PATIENT,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'devorbit-crash-'));
    const base = await createTestDatabase();
    const database = connectDatabase(base.url, () => undefined, 2);
    const start = () =>
      startProcess('server/main.ts', {
        DATABASE_URL: base.url,
        DATA_DIR: dataDir,
        SECRET: TEST_SECRET,
        PORT: '0',
        LOG_LEVEL: 'warn',
      });
    let server = await start();
    const ahead = Array.from({ length: Math.min(AHEAD, ROUNDS) }, start);
    try {
      const { code } = await makeUser({ database, clock: systemClock });
      const files = [{ name: 'main.py', content: '' }];
      const project = (await call(server.url, createProject, { as: code, body: { name: 'Crash', files } })).body;
      const pages = ['a', 'b'].map((client) => new Typist(() => server.url, code, project, client));
      for (let round = 0; round < ROUNDS; round++) {
        const typing = pages.map(async (page, at) => {
          for (let word = 0; word < WORDS; word++) {
            page.type(((word * 7 + at * 3) % 10) / 10, `<${at}.${round}.${word}>`);
            // The server may be gone before, within or after it; the page does not know.
            await page.push().catch(() => undefined);
            await sleep(5);
          }
        });
        await sleep(20 + (round % 5) * 15);
        await server.kill('SIGKILL');
        server = await ahead.shift()!;
        if (round + AHEAD < ROUNDS) ahead.push(start());
        await Promise.all(typing);
      }
      for (const page of [...pages, ...pages]) await page.push();
      for (const page of pages) await page.pull();
      const text = (await call(server.url, showProject, { as: code, params: { id: project.id } })).body.files[0]
        ?.content;
      for (const page of pages) expect(page.text).toBe(text);
      // A word may be typed into another: its letters are all there, each once.
      const letters = (of: string) => [...of].toSorted().join('');
      const typed = pages.flatMap((_, at) =>
        Array.from({ length: ROUNDS * WORDS }, (__, n) => `<${at}.${Math.floor(n / WORDS)}.${n % WORDS}>`),
      );
      expect(letters(text ?? '')).toBe(letters(typed.join('')));
    } finally {
      for (const each of [server, ...(await Promise.all(ahead))]) await each.kill();
      await database.close();
      await base.drop();
      await rm(dataDir, { recursive: true });
    }
  },
);
