/** Other words for the tags of families, as people write them. */
const otherNames: Record<string, string> = {
  dp: 'dynamicprogramming',
  memoization: 'dynamicprogramming',
  bfs: 'breadthfirstsearch',
  dfs: 'depthfirstsearch',
  list: 'array',
  hash: 'hashtable',
  hashing: 'hashtable',
  hashmap: 'hashtable',
  map: 'hashtable',
  set: 'hashtable',
  dictionary: 'hashtable',
  text: 'string',
  substring: 'string',
  sort: 'sorting',
  mathematic: 'math',
  arithmetic: 'math',
  primes: 'numbertheory',
  bit: 'bitmanipulation',
  bitwise: 'bitmanipulation',
  priorityqueue: 'heap',
  heappriorityqueue: 'heap',
  dsu: 'unionfind',
  disjointset: 'unionfind',
  dijkstra: 'shortestpath',
  binarytree: 'tree',
  maze: 'grid',
  '2darray': 'matrix',
  table: 'matrix',
  combinatoric: 'counting',
  implementation: 'simulation',
  slidingwindows: 'slidingwindow',
  window: 'slidingwindow',
  twopointer: 'twopointers',
  pointer: 'twopointers',
  prefix: 'prefixsum',
  search: 'binarysearch',
  monotonicstack: 'stack',
  bracket: 'stack',
  schedule: 'intervals',
  interval: 'intervals',
  deque: 'queue',
  game: 'gametheory',
  topologicalordering: 'topologicalsort',
  divideandconquer: 'divideandconquer',
  knapsack: 'dynamicprogramming',
};

/** One name for all ways to write a tag: 'Hash Tables', 'hash-map' and 'Hash Table' are one. */
export function tagKey(tag: string): string {
  const letters = tag.toLowerCase().replace(/[^a-z0-9]/g, '');
  const singular = letters.replace(/s$/, '');
  return otherNames[letters] ?? otherNames[singular] ?? singular;
}

/** True tags in the words of who asked, whose come first; what is asked for and not true is left out. */
export function inTheirWords(tags: readonly string[], asked: string[]): string[] {
  const own = new Set(tags.map(tagKey));
  const fitting = asked.filter(
    (tag, at) => own.has(tagKey(tag)) && asked.findIndex((other) => tagKey(other) === tagKey(tag)) === at,
  );
  const named = new Set(fitting.map(tagKey));
  return [...fitting, ...tags.filter((tag) => !named.has(tagKey(tag)))];
}
