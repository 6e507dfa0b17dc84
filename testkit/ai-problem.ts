import type { ProviderAnswer } from '@devorbit/server/features/practice/generation/provider/answer.ts';

const statement = (place: string): string =>
  `The keeper of ${place} writes down how many litres of water each pump gives, one number for each pump in the row.

A filter takes the water of pumps that stand **directly next to each other**, and holds at most \`limit\` litres. Choose a group of neighbouring pumps whose numbers add up to **at most** \`limit\`.

Return the largest number of pumps that such a group can have, or \`0\` when even the smallest number is above \`limit\`.`;

const generator = `
import json, random, sys
size, seed = sys.argv[1], int(sys.argv[2])
draw = random.Random(size + str(seed))
lengths = {"small": (2, 8), "edge": (1, 3), "medium": (100, 300), "large": (1900, 2000)}
length = draw.randint(*lengths[size])
top = 9 if size in ("small", "edge") else 200
litres = [draw.randint(0, top) for _ in range(length)]
if size == "edge":
    litres = [[5], [0, 0, 0], [4, 4], [9, 1, 9]][seed % 4]
limit = draw.randint(0, 2 * top) if size != "large" else draw.randint(2000, 20000)
print(json.dumps({"limit": limit, "litres": litres}))
`;

const validator = `
import json, sys
try:
    data = json.load(sys.stdin)
    assert set(data) == {"litres", "limit"}
    assert type(data["limit"]) is int and 0 <= data["limit"] <= 100000
    assert type(data["litres"]) is list and 1 <= len(data["litres"]) <= 2000
    assert all(type(value) is int and 0 <= value <= 1000 for value in data["litres"])
except Exception:
    sys.exit(43)
sys.exit(42)
`;

/** What a good provider answers: a problem that holds before the judge. The place makes its statement a new one. */
export const aiProblem = (place: string, changes: Partial<ProviderAnswer> = {}): ProviderAnswer => ({
  title: `Longest Row of Pumps at ${place}`,
  statement: statement(place),
  difficulty: 'Medium',
  tags: ['Array', 'Sliding Window', 'Prefix Sum'],
  params: [
    { name: 'litres', type: 'int[]' },
    { name: 'limit', type: 'int' },
  ],
  returns: 'int',
  constraints: ['1 ≤ litres.length ≤ 2,000', '0 ≤ litres[i] ≤ 1,000', '0 ≤ limit ≤ 100,000'],
  time_limit_ms: 2000,
  examples: [
    {
      input: '{"litres": [3, 1, 2, 5], "limit": 6}',
      output: '3',
      explanation: 'The first three pumps give 6 litres together.',
    },
    { input: '{"litres": [7, 8], "limit": 6}', output: '0', explanation: 'Each pump alone is above the limit.' },
  ],
  hints: [
    'No number is below zero: a longer group never has less water.',
    'When a group has too much, its left end has to go.',
    'Move the right end on, and the left end after it while the sum is above the limit.',
  ],
  editorial:
    'Keep a window and its sum. Each pump enters once and leaves at most once, so two ends that only move to the right find the longest group in O(n).',
  python_solution: `best = 0
total = 0
start = 0
for end in range(len(litres)):
    total += litres[end]
    while total > limit:
        total -= litres[start]
        start += 1
    if end - start + 1 > best:
        best = end - start + 1
return best`,
  cpp_solution: `int n = litres.size(), best = 0;
vector<long long> before(n + 1, 0);
for (int i = 0; i < n; i++) before[i + 1] = before[i] + litres[i];
for (int i = 0; i < n; i++) {
  int end = upper_bound(before.begin(), before.end(), before[i] + limit) - before.begin() - 1;
  best = max(best, end - i);
}
return best;`,
  brute_force: `best = 0
for i in range(len(litres)):
    for j in range(i, len(litres)):
        if sum(litres[i:j + 1]) <= limit:
            best = max(best, j - i + 1)
return best`,
  input_generator: generator,
  input_validator: validator,
  ...changes,
});

const wordGenerator = `
import json, random, sys
size, seed = sys.argv[1], int(sys.argv[2])
draw = random.Random(f"{size} {seed}")
rows = {"small": 4, "edge": seed, "medium": 60, "large": 300}[size]
shelves = [[draw.randint(0, 4) for _ in range(draw.randint(1, 5))] for _ in range(rows)]
words = ["".join(draw.choice("abc") for _ in range(draw.randint(1, 6))) for _ in range(rows)]
print(json.dumps({"shelves": shelves, "words": words}, indent=1))
`;

const wordValidator = `
import json, sys
data = json.load(sys.stdin)
assert list(data) == ["shelves", "words"]
shelves, words = data["shelves"], data["words"]
assert 1 <= len(shelves) == len(words) <= 300
assert all(0 <= value <= 9 for row in shelves for value in row)
assert all(word.isalpha() and len(word) <= 10 for word in words)
sys.exit(42)
`;

/** Another good one, of lists of lists and words, written less tidily. */
export const aiWordProblem = (place: string): ProviderAnswer => ({
  ...aiProblem(place),
  title: `Heavy Shelves of ${place}`,
  statement: `In ${place} each shelf holds books with whole weights, and has a word on its plate. Shelf \`i\` has the weights \`shelves[i]\` and the word \`words[i]\`.\n\nA shelf is **heavy** when its weights add up to **more than** the number of letters of its word. Return the words of all heavy shelves, in the order of the shelves.`,
  tags: ['Array', 'String', 'Simulation'],
  params: [
    { name: 'shelves', type: 'int[][]' },
    { name: 'words', type: 'string[]' },
  ],
  returns: 'string[]',
  constraints: ['1 ≤ shelves.length = words.length ≤ 300', '0 ≤ shelves[i][j] ≤ 9', '1 ≤ words[i].length ≤ 10'],
  examples: [
    {
      input: '{"words": ["owl", "bee", "mole"], "shelves": [[4], [1, 2], [3, 2]]}',
      output: '["owl", "mole"]',
      explanation: 'The sums are 4, 3 and 5; only the second is not above its word.',
    },
    { input: '{"shelves": [[9]], "words": ["a"]}', output: 'a', explanation: 'The only shelf is heavy.' },
  ],
  python_solution: `    """Adds up 1 + 1."""
    heavy = []
    for i in range(len(shelves)):
        # a sum of its own: 0 + 1
        total = 0
        for weight in shelves[i]:
            total += weight
        if total - len(words[i]) > 0:
            heavy.append(words[i])
    return heavy
`,
  cpp_solution: `\tvector<string> heavy;
\tfor (size_t i = 0; i < words.size(); i++)
\t\tif (accumulate(shelves[i].begin(), shelves[i].end(), 0) > (int)words[i].size()) heavy.push_back(words[i]);
\treturn heavy;`,
  brute_force: 'return [word for row, word in zip(shelves, words) if sum(row) > len(word)]',
  input_generator: wordGenerator,
  input_validator: wordValidator,
});
