// Write your solution here
function solve(first, second) {
  const woven = [];
  let i = 0;
  let j = 0;
  while (i < first.length || j < second.length) {
    const takeFirst = j === second.length || (i < first.length && first[i] <= second[j]);
    const stamp = takeFirst ? first[i++] : second[j++];
    if (woven.at(-1) !== stamp) woven.push(stamp);
  }
  return woven;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.first, input.second)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
