// Write your solution here
function solve(plan) {
  const modulus = 1000000007;
  let above = new Array(plan[0].length).fill(0);
  plan.forEach((row, number) => {
    let left = 0;
    let corner = number === 0 ? 1 : 0;
    above = above.map((up, column) => {
      left = row[column] === '.' ? (left + up + corner) % modulus : 0;
      corner = up;
      return left;
    });
  });
  return above[above.length - 1];
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.plan)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
