// npm run content:verify: judges every submission of our own problem packages.
import { verifyContent } from './content-verification.ts';
import { withLanes } from './with-lanes.ts';

process.exitCode = await verifyContent(process.argv.slice(2), withLanes);
