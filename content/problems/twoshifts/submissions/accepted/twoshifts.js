// Write your solution here
function solve(n, quarrels) {
  const rivals = Array.from({ length: n }, () => []);
  for (const [a, b] of quarrels) {
    rivals[a].push(b);
    rivals[b].push(a);
  }
  const side = new Array(n).fill(-1);
  let early = 0;
  for (let start = 0; start < n; start++) {
    if (side[start] >= 0) continue;
    side[start] = 0;
    const group = [start];
    let ones = 0;
    for (const worker of group) {
      ones += side[worker];
      for (const rival of rivals[worker]) {
        if (side[rival] === side[worker]) return -1;
        if (side[rival] >= 0) continue;
        side[rival] = 1 - side[worker];
        group.push(rival);
      }
    }
    early += Math.max(ones, group.length - ones);
  }
  return early;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.n, input.quarrels)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
