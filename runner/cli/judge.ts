// npm run -s judge: the judge on the command line, without server or database.
import { judgeCommand } from './judge-command.ts';
import { withLanes } from './with-lanes.ts';

/** Nobody reads on, as after `| head`: there is nobody left to judge for. The kernel ends the boxes with this process. */
process.stdout.on('error', () => process.exit(2));
process.exitCode = await judgeCommand(process.argv.slice(2), withLanes);
