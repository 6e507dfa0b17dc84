// Write your solution here
function solve(nums, target) {
  const position = new Map();
  for (let i = 0; i < nums.length; i++) {
    const partner = position.get(target - nums[i]);
    if (partner !== undefined) return [partner, i];
    position.set(nums[i], i);
  }
  return [];
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.nums, input.target)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
