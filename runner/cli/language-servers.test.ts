import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Machine, machineWithout } from './_machine.ts';

const command = [process.execPath, join(import.meta.dirname, 'language-servers.ts')];

describe('where clangd is missing', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await machineWithout(['/usr/bin/clangd-19']);
  });
  afterAll(() => machine.close());

  it('lists what each reads, and the way to get it', async () => {
    const { code, stdout } = await machine.run([...command, 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^clangd +C and C\+\+ +– npm run language-servers install clangd$/m);
    expect(stdout).toMatch(/^3 tools, /m);
    expect(await machine.asked()).toEqual([]);
  });

  it('installs what is missing, and says first how much that is', async () => {
    const { code, stdout, stderr } = await machine.run([...command, 'install', 'clangd']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Installing clangd \(.*\) …\n/);
    expect((await machine.asked()).some((line) => JSON.stringify(line).includes('clangd-19'))).toBe(true);
  });
});
