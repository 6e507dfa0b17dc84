import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Ended = { code: number; stdout: string; stderr: string };

const command = [process.execPath, join(import.meta.dirname, 'languages.ts')];
/** May read everything: the project may stand in root's own folder. */
const asNobody = ['--reuid=65534', '--clear-groups', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];

const ended = ([program = '', ...args]: string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(program, args, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });
const languages = (...args: string[]) => ended([...command, ...args]);
/** Without the rights to change the machine. */
const nobodysLanguages = (...args: string[]) => ended(['setpriv', ...asNobody, ...command, ...args]);

it('lists every language with its version or the way to get it', async () => {
  const { code, stdout } = await languages();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^python +Python +3\.\d+\.\d+ +py py3 python3 *$/m);
  expect(stdout).toMatch(/^typescript +TypeScript.* +24\.\d+\.\d+ +ts/m);
  expect(stdout).toMatch(/\n\d{3} languages, \d+ installed\n$/);
});

it('checks by name and alias, each once, and counts at the end', async () => {
  const { code, stdout } = await languages('check', 'py', 'python', 'c++');
  expect(code).toBe(0);
  expect(stdout.split('\n').filter((line) => line.startsWith('ok'))).toHaveLength(2);
  expect(stdout).toMatch(/\n2 passed, 0 failed\n$/);
});

it.each([
  [['check', 'klingon'], 2, /^Unknown language klingon\. See npm run languages list\.\n$/],
  [['install', 'python', 'klingon', 'vogon'], 2, /^Unknown language klingon, vogon\. /],
  [['install'], 2, /^usage: /],
  [['remove', '--all'], 2, /^usage: /],
  [['paint'], 2, /^usage: /],
  [['check', '--fast'], 2, /--fast.*\nusage: /s],
  [['remove', 'c++'], 1, /^Nothing was removed: g\+\+ stays: C\+\+ \(GCC\) of the practice screen needs it\.\n$/],
  [['remove', 'c'], 1, /^Nothing was removed: gcc stays: the sandbox needs it\. libc6-dev stays: .*\n$/],
  [['remove', 'js'], 1, /^Nothing was removed: it comes with DevOrbit\.\n$/],
  [['check', 'python'], 1, /^Isolation is unavailable, so nothing can run: .*root/],
])('%s ends with %i and one sentence', async (args, code, sentence) => {
  const said = await nobodysLanguages(...args);
  expect(said).toMatchObject({ code, stdout: '' });
  expect(said.stderr).toMatch(sentence);
});

it('knows the languages that the screens need', async () => {
  const { stdout } = await languages('list', '--screens');
  const names = stdout.split('\n').map((line) => line.split(' ')[0]);
  expect(names.slice(0, 5)).toEqual(['c', 'javascript', 'python', 'java', 'c++']);
  expect(names.slice(5, -1)).toEqual(['typescript', 'csharp', 'go', 'rust', 'ruby', '10']);
});

it('installs nothing that is there', async () => {
  expect(await nobodysLanguages('install', 'python', 'c')).toEqual({
    code: 0,
    stdout: 'python is installed\nc is installed\n',
    stderr: '',
  });
});
