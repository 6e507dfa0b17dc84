// Writes to standard output without end.
const { writeSync } = require('node:fs');
const block = 'x'.repeat(65536);
for (;;) writeSync(1, block);
