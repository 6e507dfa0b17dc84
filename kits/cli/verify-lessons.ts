// npm run -s lessons:verify [-- react/state/turnstile]: every exercise of our content: its starter fails, its solution passes, each wrong program fails exactly the tests that it names; and every program of a lesson that shows something shows what the lesson says. One line a fault, and last a line of JSON.
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { openPage } from '../node/page.ts';

const body = openPage();
// Frameworks look for a page when they are loaded.
const { verifyLessons } = await import('./verify-exercises.ts');

const [only] = process.argv.slice(2);
const began = Date.now();
const { faults, ...counted } = await verifyLessons(readFrameworks('content'), body, only);
for (const fault of faults) console.log(fault);
console.log(
  JSON.stringify({ ...counted, seconds: Math.round((Date.now() - began) / 100) / 10, faults: faults.length }),
);
process.exit(faults.length === 0 ? 0 : 1);
