// npm run language-servers: what editors of the Online IDE ask, from Debian's packages. Those for Python and TypeScript come with npm's.
import { languageServerTools } from '../workspaces/language-servers/servers.ts';
import { runToolCommand } from './tool-command.ts';

const USAGE = `usage: npm run language-servers [list]              what reads C, C++ and Go and formats Rust, and what is installed
       npm run language-servers install [TOOL…]     from Debian packages; without a name, all`;

await runToolCommand('language-servers', { usage: USAGE, tools: languageServerTools });
