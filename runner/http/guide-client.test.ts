import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openService } from '../_service.ts';
import { sharedSandbox } from '../_shared-sandbox.ts';

it('the client of the guide talks with a program', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../docs/guides/running-code.md'), 'utf8');
  const [, client = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
  await writeFile(join(folder, 'talk.mjs'), client);
  const sandbox = await sharedSandbox(1);
  const service = await openService(sandbox);
  const talk = spawn(process.execPath, [join(folder, 'talk.mjs'), service.url, 'none'], { stdio: 'pipe' });
  talk.stdin.end('Ada\n');
  expect(await Promise.all([text(talk.stdout), text(talk.stderr)])).toEqual(['Your name? Hello, Ada\n', '']);
  await service.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});
