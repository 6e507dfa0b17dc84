// Write your solution here
function solve(towers) {
  const counts = new Array(towers.length).fill(0);
  const stack = [];
  for (let i = towers.length - 1; i >= 0; i--) {
    let seen = 0;
    while (stack.length > 0 && stack.at(-1) < towers[i]) {
      stack.pop();
      seen++;
    }
    if (stack.length > 0) {
      seen++;
      if (stack.at(-1) === towers[i]) stack.pop();
    }
    stack.push(towers[i]);
    counts[i] = seen;
  }
  return counts;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.towers)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
