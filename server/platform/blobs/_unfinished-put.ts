// Puts a file of which half has come and the rest never does. Says so on a line of its own, and waits to be killed.
import { Readable } from 'node:stream';
import { openBlobStore } from './open-store.ts';

const [settings = '{}', size = '0'] = process.argv.slice(2);
const store = await openBlobStore(JSON.parse(settings) as Parameters<typeof openBlobStore>[0]);
async function* half() {
  yield Buffer.alloc(Number(size) / 2, 'x');
  process.stdout.write('half\n');
  await new Promise((never) => setInterval(never, 2 ** 30));
}
await store.put(Readable.from(half()), { max: Number(size) });
