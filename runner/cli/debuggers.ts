// npm run debuggers: the programs that debug others in the Online IDE, from Debian's packages.
import { debugTools } from '../workspaces/debug/debuggers.ts';
import { runToolCommand } from './tool-command.ts';

const USAGE = `usage: npm run debuggers [list]              what debugs, and what is installed
       npm run debuggers install [TOOL…]     from Debian packages; without a name, all`;

await runToolCommand('debuggers', { usage: USAGE, tools: debugTools });
