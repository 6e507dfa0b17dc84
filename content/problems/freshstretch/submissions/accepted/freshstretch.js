// Write your solution here
function solve(ids) {
  const lastSeen = new Map();
  let best = 0;
  let start = 0;
  ids.forEach((id, i) => {
    start = Math.max(start, (lastSeen.get(id) ?? -1) + 1);
    lastSeen.set(id, i);
    best = Math.max(best, i - start + 1);
  });
  return best;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.ids)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
