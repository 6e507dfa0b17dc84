export type Token = [kind: 'plain' | 'keyword' | 'name' | 'number' | 'comment', text: string];

/** The accepted JavaScript solution of 'Pair for the Docking Bay', as the picture on the home page shows it. */
export const sampleCode: Token[][] = [
  [
    ['keyword', 'function '],
    ['name', 'solve'],
    ['plain', '(nums, target) {'],
  ],
  [
    ['keyword', '  const '],
    ['plain', 'position = '],
    ['keyword', 'new '],
    ['name', 'Map'],
    ['plain', '();'],
  ],
  [
    ['keyword', '  for '],
    ['plain', '('],
    ['keyword', 'let '],
    ['plain', 'i = '],
    ['number', '0'],
    ['plain', '; i < nums.length; i++) {'],
  ],
  [
    ['keyword', '    const '],
    ['plain', 'partner = position.'],
    ['name', 'get'],
    ['plain', '(target - nums[i]);'],
  ],
  [
    ['keyword', '    if '],
    ['plain', '(partner !== '],
    ['keyword', 'undefined'],
    ['plain', ') '],
    ['keyword', 'return '],
    ['plain', '[partner, i];'],
  ],
  [
    ['plain', '    position.'],
    ['name', 'set'],
    ['plain', '(nums[i], i);'],
  ],
  [['plain', '  }']],
  [['plain', '}']],
];

export const sampleRun = {
  problem: 'Pair for the Docking Bay',
  difficulty: 'Easy',
  language: 'JavaScript',
  status: 'Accepted',
  message: 'All test cases passed!',
  example: { input: '{"nums":[4,9,13,6],"target":15}', output: '1 3' },
  figures: [
    { label: 'Tests', value: '21 of 21' },
    { label: 'Slowest', value: '58 ms' },
    { label: 'Memory', value: '44,180 KB' },
  ],
  tests: [
    { name: 'Example 1', time: '41 ms' },
    { name: 'Example 2', time: '40 ms' },
    { name: 'Example 3', time: '42 ms' },
    { name: '04 half of target last', time: '41 ms' },
    { name: '10 largest values', time: '43 ms' },
    { name: '17 large, far apart', time: '58 ms' },
  ],
};
