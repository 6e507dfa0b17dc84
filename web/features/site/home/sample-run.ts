/** A verdict on an accepted solution of ours, as the picture on the home page shows it. */
export const sampleRun = {
  problem: 'Pair for the Docking Bay',
  difficulty: 'Easy',
  language: 'JavaScript',
  status: 'Accepted',
  message: 'All test cases passed!',
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
