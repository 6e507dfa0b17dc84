// npm run documents: the programs that take documents apart, from Debian's packages.
import { checkDocumentTools } from '../documents/check-tools.ts';
import { documentTools } from '../documents/document-tools.ts';
import { runToolCommand } from './tool-command.ts';

const USAGE = `usage: npm run documents [list]              what takes documents apart, and what is installed
       npm run documents install [TOOL…]     from Debian packages; without a name, all
       npm run documents check               a document of every kind through the gentle box, with what is installed`;

async function check(): Promise<void> {
  const rows = await checkDocumentTools();
  for (const { document, ok, found } of rows) console.log(`${ok ? 'ok  ' : 'FAIL'} ${document.padEnd(6)} ${found}`);
  const passed = rows.filter(({ ok }) => ok).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  process.exitCode = passed === rows.length && passed > 0 ? 0 : 1;
}

await runToolCommand('documents', { usage: USAGE, tools: documentTools, check });
