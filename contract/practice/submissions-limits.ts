export const SUBMISSIONS_PAGE_SIZE = 20;
export const SOLUTIONS_PAGE_SIZE = 20;

/** Characters of an author's note on a shared solution: an idea, not an article. */
export const MAX_SOLUTION_NOTE_CHARS = 2000;
/** Characters of a complexity, such as `O((n + m) log n)`. */
export const MAX_COMPLEXITY_CHARS = 40;
/** What is offered as a complexity; another may be typed. */
export const COMPLEXITIES = [
  'O(1)',
  'O(log n)',
  'O(√n)',
  'O(n)',
  'O(n log n)',
  'O(n²)',
  'O(n³)',
  'O(n + m)',
  'O(n · m)',
  'O(2ⁿ)',
  'O(n!)',
] as const;
/** How shared solutions may be ordered, the first where nothing is asked for. */
export const SOLUTION_SORTS = ['votes', 'newest', 'fastest', 'shortest'] as const;
export type SolutionSort = (typeof SOLUTION_SORTS)[number];
