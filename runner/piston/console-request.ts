import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import type { TerminalSize } from '@devorbit/contract/execution/execution.ts';
import { BadRequest } from './bad-request.ts';
import { type Message, readSize } from './console-orders.ts';
import { LONGEST_CONSOLE_MS } from './limits.ts';
import { type Execution, readExecution } from './request.ts';
import type { Runtime } from './runtimes.ts';

/** A checked request for a program that is talked with; `terminal` is null where its input is a pipe. */
export type ConsoleRequest = Execution & { terminal: TerminalSize | null };

/** An `init`: the fields of POST /execute, with a longer `run_timeout`, and `terminal`. Throws BadRequest. */
export function readConsole(init: Message, catalogue: CatalogueLanguage[], runtimes: Runtime[]): ConsoleRequest {
  const asked = readExecution(init, catalogue, runtimes, LONGEST_CONSOLE_MS);
  if (asked.tests !== null) throw new BadRequest('tests cannot be run here; POST them to /execute');
  const terminal = init['terminal'] ?? null;
  return { ...asked, terminal: terminal === null ? null : readSize(terminal) };
}
