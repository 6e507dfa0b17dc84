import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { onThisMachine } from '../catalogue/program.ts';
import { BOX_ENV } from '../languages/box.ts';
import { versionOf } from '../languages/version.ts';
import { runCommand } from './run-command.ts';

/** The version of an installed language, asked of its program on this machine, outside the sandbox. Throws where it does not answer. */
export const installedVersion = ({ version, env }: CatalogueLanguage): Promise<string> =>
  versionOf(async ([program = '', ...args]) => {
    const options = { env: { ...BOX_ENV, ...env }, timeout: 20_000 };
    const { code, output } = await runCommand([onThisMachine(program), ...args], options);
    return { ok: code === 0, text: output };
  }, version);
