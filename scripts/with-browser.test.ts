import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'devorbit-browser-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, lines: string): string => {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return file;
};
const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const path = `${folder}${delimiter}${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, PATH: path, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, stdout, stderr };
};

describe('a browser that is missing', () => {
  const place = () => join(folder, 'chromium');
  const install = (...more: string[]) => {
    const to = [place(), ...more].map((word) => JSON.stringify(word)).join(', ');
    const code = `import { installBrowser } from './scripts/bootstrap.mjs'; console.log(JSON.stringify(await installBrowser(${to})));`;
    return run(process.execPath, ['--input-type=module', '-e', code]).stdout.trim().split('\n').at(-1);
  };

  test("is installed from Debian's packages, once", () => {
    program('sudo', 'while [ "$1" = -n ]; do shift; done; exec "$@"');
    const asked = join(folder, 'asked');
    program(
      'apt-get',
      `echo "$*" >> ${asked}; case "$*" in *" install "*) printf '#!/bin/sh\\n' > ${place()}; chmod +x ${place()};; esac`,
    );
    expect(install()).toBe('null');
    expect(existsSync(place())).toBe(true);
    const lines = () => readFileSync(asked, 'utf8').trim().split('\n');
    expect(lines().map((line) => line.split(' ').slice(3).join(' '))).toEqual([
      'update',
      'install -y --no-install-recommends chromium',
    ]);
    expect(install()).toBe('null');
    expect(lines()).toHaveLength(2);
    rmSync(place());
    expect(install('chromium-headless-shell')).toBe('null');
    expect(lines().at(-1)).toMatch(/install -y --no-install-recommends chromium-headless-shell$/);
  });

  test('and cannot be installed is said with the reason', () => {
    rmSync(place(), { force: true });
    program('apt-get', 'echo "E: no such package"; exit 100');
    expect(install()).toContain('E: no such package');
  });
});

describe.each(['screens', 'keyboard', 'bench:web'])('npm run %s', (name) => {
  const command = scripts[name] ?? '';

  test('prepares the browser first, and says in one sentence where it cannot', () => {
    const { status, stdout, stderr } = run('sh', ['-c', command], { CHROMIUM: join(folder, 'nowhere') });
    expect(stderr.trim()).toBe(`CHROMIUM names ${join(folder, 'nowhere')}, which is no program.`);
    expect([status, stdout]).toEqual([1, '']);
  });

  test('then runs its program with what it was given', () => {
    const { status, stderr } = run('sh', ['-c', `${command} --no-such-option`], { CHROMIUM: program('browser', '') });
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--no-such-option'");
  });
});
