// Write your solution here
function solve(supply, need) {
  let start = 0;
  let battery = 0;
  let balance = 0;
  supply.forEach((load, depot) => {
    battery += load - need[depot];
    balance += load - need[depot];
    if (battery < 0) {
      start = depot + 1;
      battery = 0;
    }
  });
  return balance >= 0 ? start : -1;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.supply, input.need)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
