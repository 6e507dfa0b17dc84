// Write your solution here
function solve(loans) {
  const count = new Map();
  for (const book of loans) count.set(book, (count.get(book) ?? 0) + 1);
  let best = loans[0];
  for (const [book, times] of count) {
    const most = count.get(best);
    if (times > most || (times === most && book < best)) best = book;
  }
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
console.log(show(solve(input.loans)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
