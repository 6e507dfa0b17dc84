import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Machine, machineWithout } from './_machine.ts';

const command = [process.execPath, join(import.meta.dirname, 'debuggers.ts')];

describe('where LLDB is missing', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await machineWithout(['/usr/bin/lldb-dap-19']);
  });
  afterAll(() => machine.close());

  it.each([[[]], [['list']]])('lists with %j what each is for, and its version or the way to get it', async (args) => {
    const { code, stdout } = await machine.run([...command, ...args]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^debugpy +Python +\d+[.\d]+/m);
    expect(stdout).toMatch(/^lldb +C, C\+\+ and Rust +– npm run debuggers install lldb$/m);
    expect(stdout).toMatch(/^3 tools, 2 installed$/m);
    expect(await machine.asked()).toEqual([]);
  });

  it.each([
    [['install', 'lldb'], 1, /^Nothing was installed: this needs root \(sudo apt-get .* lldb-19\)\.\n$/],
    [['install', 'gdb'], 1, /^Unknown tool gdb\. See npm run debuggers list\.\n$/],
    [['list', 'lldb'], 2, /^usage: npm run debuggers /],
    [['remove'], 2, /^usage: npm run debuggers /],
  ])('%j without the rights ends with %i and one sentence', async (args, code, sentence) => {
    const said = await machine.run([...command, ...args], 'nobody');
    expect(said).toMatchObject({ code, stdout: '' });
    expect(said.stderr).toMatch(sentence);
    expect(await machine.asked()).toEqual([]);
  });

  it('installs what is missing, and says first how much that is', async () => {
    const { code, stdout, stderr } = await machine.run([...command, 'install']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^debugpy: installed\nDelve: installed\nInstalling LLDB \(.*\) …\n/);
    expect((await machine.asked()).some((line) => JSON.stringify(line).includes('lldb-19'))).toBe(true);
  });
});
