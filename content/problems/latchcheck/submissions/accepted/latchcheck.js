// Write your solution here
function solve(latches) {
  const opener = { ')': '(', ']': '[', '}': '{' };
  const stillOpen = [];
  for (const bracket of latches) {
    if (!(bracket in opener)) stillOpen.push(bracket);
    else if (stillOpen.pop() !== opener[bracket]) return false;
  }
  return stillOpen.length === 0;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.latches)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
