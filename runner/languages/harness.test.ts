import { join } from 'node:path';
import { judgedProgram, readHarnesses } from '@devorbit/content-reader/harness.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const harnesses = readHarnesses(join(import.meta.dirname, '../../content/harnesses'));

/** One of every type; what comes out is of several, and empty where anything came in wrong. */
const signature: Signature = {
  params: [
    { name: 'whole', type: 'int' },
    { name: 'huge', type: 'long' },
    { name: 'part', type: 'float' },
    { name: 'flag', type: 'bool' },
    { name: 'word', type: 'string' },
    { name: 'flags', type: 'bool[]' },
    { name: 'rows', type: 'int[][]' },
    { name: 'words', type: 'string[][]' },
    { name: 'root', type: 'tree' },
  ],
  returns: 'string[][]',
};
const input = {
  whole: -7,
  huge: 9_007_199_254_740_000,
  part: 2.5,
  flag: true,
  word: 'say "hi"\n\\ é',
  flags: [false, true],
  rows: [[1, 2], [], [3]],
  words: [['a', 'b'], ['c']],
  root: [5, null, 8, 9],
};
const answer = 'a b\nc\n';

/** Each names things as the judge might, which must not meet its own. */
const programs: Record<PracticeLanguage, string> = {
  javascript: `
const text = 1, input = 2, tree = 3;
const show = (value) => value;
const solve = (whole, huge, part, flag, word, flags, rows, words, root) =>
  whole === -7 && huge === 9007199254740000 && part === 2.5 && flag === true && word === 'say "hi"\\n\\\\ é' &&
  flags[1] === true && rows[2][0] === 3 && rows[1].length === 0 && root instanceof TreeNode && root.left === null &&
  root.right.left.val === 9 && show(text + input + tree) === 6 ? words : []`,
  python: `
text, data, show, tree, str, map = 1, 2, 3, 4, 5, 6
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val, self.left, self.right = val, left, right

def solve(whole: int, huge, part, flag, word, flags, rows, words, root: TreeNode):
    right = (
        whole == -7 and huge == 9007199254740000 and part == 2.5 and flag is True and word == 'say "hi"\\n\\\\ é'
        and flags[1] is True and rows == [[1, 2], [], [3]] and root.left is None and root.right.left.val == 9
    )
    return words if right and text + data == show else []`,
  java: `
class Starter {}
class Solution {
  static int text = 1;
  String[][] solve(int whole, long huge, double part, boolean flag, String word, boolean[] flags, int[][] rows, String[][] words, TreeNode root) {
    boolean right = whole == -7 && huge == 9007199254740000L && part == 2.5 && flag && word.equals("say \\"hi\\"\\n\\\\ é")
        && flags[1] && rows[2][0] == 3 && rows[1].length == 0 && root.left == null && root.right.left.val == 9;
    return right ? words : new String[0][];
  }
}`,
  cpp: `
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define all(x) x.begin(), x.end()
struct TreeNode { int val; TreeNode* left = nullptr; TreeNode* right = nullptr; };
struct Json {};
void show(int) {}
void read(int) {}
int text = 1;
vector<vector<string>> solve(int whole, long long huge, double part, bool flag, string word, vector<bool>& flags, vector<vector<int>> rows, vector<vector<string>>& words, TreeNode* root) {
  bool right = whole == -7 && huge == 9007199254740000 && part == 2.5 && flag && word == "say \\"hi\\"\\n\\\\ é" && flags[1]
    && rows[2][0] == 3 && rows[1].empty() && !root->left && root->right->left->val == 9;
  return right ? words : vector<vector<string>>{};
}`,
};

/** `int` is `long long` in C++ there, and a tree's numbers with it. */
const judging: JudgePackage = {
  format: 1,
  name: 'everything',
  limits: { time_ms: 2_000, memory_kb: 256 * 1024 },
  validator_flags: [],
  tests: [{ name: 'Example 1', sample: true, input: JSON.stringify(input), answer }],
};

it.concurrent.each(practiceLanguages)(
  '%s: solve alone gets every type, and what it returns is printed',
  async (language) => {
    const program = judgedProgram(harnesses, { code: programs[language], language, signature });
    const { finished, tests } = await service.judge(language, program, judging);
    expect({ verdict: finished?.verdict, message: finished?.message, tests }).toMatchObject({ verdict: 'Accepted' });
  },
);
