// Write your solution here
function solve(gates, jumps) {
  const first = new Array(gates.length).fill(-1);
  const order = [];
  let here = 0;
  while (first[here] < 0) {
    first[here] = order.length;
    order.push(here);
    here = gates[here];
  }
  if (jumps < order.length) return order[jumps];
  const start = first[here];
  const length = order.length - start;
  return order[start + ((jumps - start) % length)];
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.gates, input.jumps)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
