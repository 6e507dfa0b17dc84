const { bubble, merge, quick } = require('./sorts.js');

const numbers = Array.from({ length: 2000 }, (_, at) => (at * 7919) % 2003);

for (const [name, sort] of Object.entries({ bubble, merge, quick })) {
  const started = performance.now();
  const sorted = sort([...numbers]);
  const right = sorted.every((value, at) => at === 0 || sorted[at - 1] <= value);
  console.log(`${name.padEnd(7)} ${right ? 'sorted' : 'WRONG '} in ${(performance.now() - started).toFixed(1)} ms`);
}
