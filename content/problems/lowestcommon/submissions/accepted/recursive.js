// Write your solution here
// A TreeNode has val, left and right; a missing child is null.
function solve(root, a, b) {
  const meet = (node) => {
    if (!node || node.val === a || node.val === b) return node;
    const left = meet(node.left);
    const right = meet(node.right);
    return left && right ? node : left || right;
  };
  return meet(root).val;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(tree(input.root), input.a, input.b)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  if (value instanceof TreeNode) return showTree(value);
  return String(value ?? null);
}

function TreeNode(val, left = null, right = null) {
  this.val = val;
  this.left = left;
  this.right = right;
}

function tree(values) {
  if (!values?.length) return null;
  const root = new TreeNode(values[0]);
  const waiting = [root];
  for (let i = 1, at = 0; i < values.length; at++) {
    const node = waiting[at];
    for (const side of ['left', 'right']) {
      const value = i < values.length ? values[i++] : null;
      if (value !== null) waiting.push((node[side] = new TreeNode(value)));
    }
  }
  return root;
}

function showTree(root) {
  const shown = [];
  const waiting = [root];
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at];
    shown.push(node ? node.val : null);
    if (node) waiting.push(node.left, node.right);
  }
  while (shown.at(-1) === null) shown.pop();
  return shown.map(String).join(' ');
}
