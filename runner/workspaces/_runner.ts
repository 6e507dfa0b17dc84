/** A runner for the tests to kill: `node _runner.ts FIRST_UID` keeps workspaces, and says where. */
import { openService } from '../_service.ts';
import { openTestSandbox } from '../sandbox/_boxes.ts';

const sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 4, firstUid: Number(process.argv[2]) });
const { url } = await openService(sandbox);
process.stdout.write(`${url}\n`);
