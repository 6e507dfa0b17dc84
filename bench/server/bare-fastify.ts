/** The floor: a Fastify route that sends the bytes of a file as JSON, and nothing else. Usage: bare-fastify.ts FILE */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const list: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = fastify();
app.get('/api/problems/', () => list);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${JSON.stringify({ listening: typeof address === 'object' ? address?.port : 0 })}\n`);
