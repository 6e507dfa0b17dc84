/** A debug adapter for JavaScript, and for TypeScript by its source maps: speaks DAP on its standard streams. */
import { BrokenStream, dapConnection } from '../dap-stream.ts';
import { debugSession } from './session.ts';

const client = dapConnection(process.stdin, process.stdout);
const end = (code: number) => {
  session.kill();
  process.stdout.write('', () => process.exit(code));
};
const session = debugSession(client, () => end(0));
client
  .listen((request) => void session.handle(request))
  .then(
    () => end(0),
    (error: unknown) => {
      if (!(error instanceof BrokenStream)) throw error;
      process.stderr.write(`${error.message}\n`);
      end(1);
    },
  );
