
// Added by the judge: reads the input, calls your solve and prints what it returns.
//:node function TreeNode(val, left = null, right = null) {
//:node   this.val = val;
//:node   this.left = left;
//:node   this.right = right;
//:node }
;(() => {
  const files = typeof require === 'function' ? require('node:fs') : process.getBuiltinModule('node:fs');
  const text = files.readFileSync(0, 'utf8');
  let input;
  try {
    input = JSON.parse(text);
  } catch {
    input = text;
  }
  console.log(show(solve({{arguments}})));

  function show(value) {
    if (Array.isArray(value)) {
      const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
      return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
    }
    //:tree if (value instanceof TreeNode) return showTree(value);
    return String(value ?? null);
  }
  //:tree
  //:tree function tree(values) {
  //:tree   if (!values?.length) return null;
  //:tree   const root = new TreeNode(values[0]);
  //:tree   const waiting = [root];
  //:tree   for (let i = 1, at = 0; i < values.length; at++) {
  //:tree     const node = waiting[at];
  //:tree     for (const side of ['left', 'right']) {
  //:tree       const value = i < values.length ? values[i++] : null;
  //:tree       node[side] = value === null ? null : new TreeNode(value);
  //:tree       if (value !== null) waiting.push(node[side]);
  //:tree     }
  //:tree   }
  //:tree   return root;
  //:tree }
  //:tree
  //:tree function showTree(root) {
  //:tree   const shown = [];
  //:tree   const waiting = [root];
  //:tree   for (let at = 0; at < waiting.length; at++) {
  //:tree     const node = waiting[at];
  //:tree     shown.push(node ? node.val : null);
  //:tree     if (node) waiting.push(node.left, node.right);
  //:tree   }
  //:tree   while (shown.at(-1) === null) shown.pop();
  //:tree   return shown.map(String).join(' ');
  //:tree }
})();
