// Write your solution here
function solve(hours) {
  const periods = [];
  for (const [start, end] of hours.sort((a, b) => a[0] - b[0])) {
    const current = periods[periods.length - 1];
    if (current && start <= current[1]) current[1] = Math.max(current[1], end);
    else periods.push([start, end]);
  }
  return periods;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.hours)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
