// Write your solution here
function solve(n, links) {
  const at = Array.from({ length: n }, () => []);
  links.forEach(([a, b], number) => {
    at[a].push([b, number]);
    at[b].push([a, number]);
  });
  const order = new Array(n).fill(0);
  const low = new Array(n).fill(0);
  const critical = [];
  let count = 0;
  const visit = (station, used) => {
    order[station] = low[station] = ++count;
    for (const [other, number] of at[station]) {
      if (number === used) continue;
      if (order[other] === 0) {
        visit(other, number);
        low[station] = Math.min(low[station], low[other]);
        if (low[other] > order[station]) critical.push([Math.min(station, other), Math.max(station, other)]);
      } else {
        low[station] = Math.min(low[station], order[other]);
      }
    }
  };
  for (let station = 0; station < n; station++) if (order[station] === 0) visit(station, -1);
  return critical.sort((x, y) => x[0] - y[0] || x[1] - y[1]);
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.n, input.links)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
