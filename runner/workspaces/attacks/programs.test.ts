import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { type Attack, attacks } from '../../attacks/attacks.ts';
import { programs } from '../../attacks/strike.ts';
import { detectLanguages } from '../../languages/detect.ts';
import { type Ledger, openLedger } from '../../ledger/ledger.ts';
import { digestOf, judgeDigest } from '../../ledger/source-digest.ts';
import { kernel, toolchain } from '../../ledger/toolchain.ts';
import { readEnv } from '../../platform/env.ts';
import { openTestSandbox, processesOf, runIn, usersOfItsOwn } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { type Client, clientOf, size } from '../_client.ts';

const PATIENT = { timeout: 110_000 };
const here = path.join(import.meta.dirname, '..');
const languageOf: Record<string, string> = {
  '.c': 'c',
  '.cpp': 'c++',
  '.py': 'python',
  '.js': 'javascript',
  '.java': 'java',
};
/** What they print is another thing here: there is a loopback, an environment of terminals, and a folder with the project's files. */
const seesMore = /^(?:inherited-things|read-hidden-tests|rewrite-input|preload-into-root)\b/;

/** What is no secret here: a datagram to a loopback of its own is sent, and a project may change its own program. */
const printsHere: Record<string, string> = {
  'network.py': "reached ('127.0.0.1', 22)\nreached ('127.0.0.1', 3000)\n",
  'change-own-program.c': 'changed\n42\n',
};

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
let tools: ReturnType<typeof clientOf>;
let neighbour: Client;
let ledger: Ledger;
const anew = readEnv().judgeAll;
const seen: string[] = [];
let unchanged = 0;

beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 6, firstUid: await usersOfItsOwn() });
  service = await openService(sandbox);
  tools = clientOf(service.url);
  neighbour = await tools.attach(await tools.made());
  const lane = sandbox.lanes[0]!;
  const { text: gcc } = await runIn(lane, ['/usr/bin/gcc', '-dumpfullversion']);
  const agent = globSync('{agent,python}/**/*', { cwd: here, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ name: path.relative(here, file), bytes: readFileSync(file) }));
  const names = attacks.map(({ file }) => file);
  ledger = openLedger(path.join(here, '../ledger/workspace-attacks.txt'), names, {
    judge: judgeDigest(['runner/_service.ts', 'runner/sandbox/start-sandbox.ts']),
    toolchain: toolchain(await detectLanguages(lane), `gcc ${gcc.trim()}`, kernel(), `agent ${digestOf(agent)}`),
  });
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
  ledger.save();
  process.stdout.write(`${unchanged} programs unchanged since a workspace contained them, ${seen.length} contained\n`);
});

/** Runs it as a project and stops it when it goes on and on; expects that it sees and prints nothing that it should not. */
async function strike(
  id: string,
  client: Client,
  { file, at, input = '', prints, interactive }: Attack,
): Promise<void> {
  const text = readFileSync(path.join(programs, file), 'utf8');
  const entry = path.extname(file) === '.java' ? file : `main${path.extname(file)}`;
  expect((await tools.patch(id, { write: [{ path: entry, content: text }] })).status).toBe(204);
  const language = languageOf[path.extname(file)];
  const stdin = input.slice(0, WORKSPACE.STDIN);
  const opened = await client.ask({ type: 'run', language, entry, stdin, ...size });
  // A name that cannot be run is refused before anything runs.
  if (opened.type === 'opened') {
    const { stream } = opened;
    const ended = () => client.frames.some(({ type }) => type === 'ended');
    const exit = () => client.frames.find((frame) => frame.type === 'exit' && frame.stream === stream);
    const over = () => ended() || exit() !== undefined;
    const runs = () => client.frames.some((frame) => frame.type === 'stage' && frame.stage === 'run');
    await expect.poll(() => over() || runs(), PATIENT).toBe(true);
    for (let tenth = 0; tenth < 15 && !over(); tenth++) await delay(100);
    // A busy machine may not have come to what it prints.
    const isTold = () => !prints || interactive || (client.texts.get(stream) ?? '') !== '';
    if (at !== 'compile') await expect.poll(() => over() || isTold(), PATIENT).toBe(true);
    if (!over()) client.say({ type: 'close', stream });
    await expect.poll(over, PATIENT).toBe(true);
    // Python has no compiler: what is no program fails at once.
    if (at === 'compile') expect(exit()).toMatchObject(language === 'python' ? { code: 1 } : { ran: false });
    else if (prints !== undefined && !interactive && !seesMore.test(file)) {
      const shown = (client.texts.get(stream) ?? '').replaceAll('\r\n', '\n');
      const expected = printsHere[file] ?? prints;
      // Who has killed the agent has ended the workspace before all was told.
      expect(ended() && expected.startsWith(shown) ? expected : shown).toBe(expected);
    }
    if (!ended())
      await expect
        .poll(async () => {
          await client.ask({ type: 'clear' });
          const usage = await client.ask({ type: 'usage' });
          return usage.type === 'usage' ? usage.processes : 2;
        }, PATIENT)
        .toBe(2);
  }
  expect((await neighbour.shell('echo un$((0))disturbed')).text).toBe('un0disturbed\n');
}

/** Beside an honest neighbour; afterwards nothing is left. */
async function contained(attack: Attack): Promise<void> {
  const id = await tools.made();
  const client = await tools.attach(id);
  const uid = Number((await client.shell('id -u')).text);
  try {
    await strike(id, client, attack);
  } finally {
    client.close();
    await tools.ended(id);
  }
  await expect.poll(() => processesOf(uid), PATIENT).toEqual([]);
}

test.for(attacks)('$number $file', async (attack, { skip }) => {
  const content = JSON.stringify([attack, readFileSync(path.join(programs, attack.file), 'utf8')]);
  if (!anew && ledger.vouches(attack.file, content)) {
    unchanged++;
    skip('unchanged since it was contained');
  }
  ledger.drop(attack.file);
  await contained(attack);
  ledger.add(attack.file, content);
  seen.push(attack.file);
});
