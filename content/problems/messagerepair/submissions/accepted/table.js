// Write your solution here
function solve(received, wanted, insert, remove, replace) {
  let row = Array.from({ length: wanted.length + 1 }, (_, j) => j * insert);
  for (const letter of received) {
    const after = [row[0] + remove];
    for (let j = 0; j < wanted.length; j++) {
      const pair = row[j] + (letter === wanted[j] ? 0 : replace);
      after.push(Math.min(row[j + 1] + remove, after[j] + insert, pair));
    }
    row = after;
  }
  return row[wanted.length];
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.received, input.wanted, input.insert, input.remove, input.replace)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
