import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { runIn } from '../sandbox/_boxes.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { check, compilePrograms, type Compiled, lineOf } from './_compile.ts';

const program = (body: string, before = '') => `#include "testlib.h"
using namespace std;
${before}
int main(int argc, char* argv[]) {
${body}
return 0;
}
`;

const patterns: [pattern: string, right: string[], wrong: string[]][] = [
  ['[1-9][0-9]{0,2}|0', ['0', '1', '999'], ['', '01', '1000', '0 ']],
  ['(ab|c){2,3}', ['abab', 'cab', 'ccc'], ['c', 'cccc', 'a']],
  ['a{2,}b{,2}c{3}', ['aaccc', 'aaabbccc'], ['accc', 'aabbbccc', 'aacc']],
  ['[^a-c\\\\-]+', ['xyz', '['], ['xa', 'x-', '']],
  ['\\\\[x\\\\]?', ['[x', '[x]'], ['x', '[xx']],
  ['(a*)*b', ['b', 'aaab'], ['aaa', 'ba']],
  ['a b\\\\ c', ['ab c'], ['a b c', 'abc']],
  ['[^]*', ['', 'x y'], []],
  ['', [''], [' ']],
];
const patternTests = patterns.flatMap(([pattern, right, wrong]) => [
  ...right.map((text) => `ensuref(pattern("${pattern}").matches("${text}"), "right ${text}");`),
  ...wrong.map((text) => `ensuref(!pattern("${pattern}").matches("${text}"), "wrong ${text}");`),
]);
const longPattern = 'ensure(pattern("[a-z ]{1,1000000}").matches(string(1000000, \'x\')));';

const sources = {
  verdicts: program(`
      registerTestlibCmd(argc, argv);
      string what = ouf.readToken();
      if (what == "ok") quitf(_ok, "%d of %d", 3, 3);
      if (what == "wa") quitf(_wa, "no");
      if (what == "pe") quit(_pe, "shape");
      if (what == "fail") quitf(_fail, "mine");
      if (what == "dirt") quitf(_dirt, "more");
      if (what == "points") quitp(12.5, "half of %d", 25);
      if (what == "none") quitp(0);
      if (what == "info") quitpi("5", "five");
      if (what == "part") quitf(_pc(40), "some");
      quitif(what == "if", _wa, "by %s", what.c_str());
      if (what == "ensure") ensuref(1 + 1 == 3, "sum of %d", 2);
      if (what == "expected") expectedButFound(_wa, 5, 6, "age");
    `),
  reader: program(`
      registerTestlibCmd(argc, argv);
      int n = inf.readInt(1, 3, "n");
      vector<int> most = ans.readInts(n);
      setTestCase(7);
      for (int i = 0; i < n; i++) {
        long long value = ouf.readLong(0, most[i], format("a[%d]", i + 1));
        if (value != most[i]) quitf(_wa, "%lld", value);
      }
      unsetTestCase();
      string line = (ouf.readEoln(), ouf.readLine("[a-z]{1,3}(\\\\ [a-z]+)*", "words"));
      double share = ouf.readStrictDouble(0, 1, 1, 2, "share");
      unsigned long long large = ouf.readUnsignedLong();
      quitf(_ok, "%s %s %s", line.c_str(), vtos(share).c_str(), vtos(large).c_str());
    `),
  strict: program(`
      registerValidation(argc, argv);
      int n = inf.readInt(1, 5, "n");
      inf.readSpace();
      inf.readToken("[a-z]{1,10}|-", "s");
      inf.readEoln();
      inf.readInts(n, -9, 9, "a");
      inf.readEoln();
      if (validator.group() == "small") ensuref(n < 3, "n is large");
      inf.readEof();
    `),
  careless: program('registerValidation(argc, argv);\ninf.readInt();'),
  guessing: program(`
    registerInteraction(argc, argv);
    int secret = inf.readInt(), tries = 0;
    while (true) {
      int guess = ouf.readInt(1, 100, "guess");
      tries++;
      if (guess == secret) break;
      if (tries == 10) quitf(_wa, "too many tries");
      cout << (guess < secret ? "more" : "less") << endl;
    }
    cout << "found" << endl;
    tout << tries << " tries" << endl;
    quitf(_ok, "%d tries, answer %s", tries, ans.readToken().c_str());
  `),
  generator: program(
    `
      registerGen(argc, argv, 1);
      int n = opt<int>("n");
      println(n, opt("kind", "plain"), opt<double>("share", 0.5), opt<bool>("flag", false), opt<int>(2));
      println(rnd.perm(n, 1));
      vector<int> some = rnd.distinct(3, 10, 12);
      sort(some.begin(), some.end());
      println(some);
      vector<int> parts = rnd.partition(4, 20, 2);
      println(accumulate(parts.begin(), parts.end(), 0), *min_element(parts.begin(), parts.end()) >= 2);
      string word = rnd.next("[a-c]{4,6}x?");
      ensure(pattern("[a-c]{4,6}x?").matches(word));
      for (int i = 0; i < 1000; i++) {
        ensure(rnd.next(-5, 5) >= -5 && rnd.next(7) < 7 && rnd.next(2.5) < 2.5);
        ensure(rnd.wnext(1, 6, 3) <= 6 && rnd.wnext(10, -40) < 10);
        ensure(rnd.next(0LL, 1000000000000LL) <= 1000000000000LL);
      }
      vector<int> cards = {1, 2, 3, 4, 5, 6, 7, 8};
      shuffle(cards.begin(), cards.end());
      println(cards, word, rnd.any(cards));
    `,
    '#include <numeric>',
  ),
  patterns: program(
    `registerGen(argc, argv, 1);\n${patternTests.join('\n').replaceAll('%', '%%')}\n${longPattern}\nputs("all");\npattern("(a");`,
  ),
};

let sandbox: Sandbox;
let lane: Lane;
let other: Lane;
let programs: Record<keyof typeof sources, Compiled>;
beforeAll(async () => {
  sandbox = await sharedSandbox();
  [lane, other] = sandbox.lanes as [Lane, Lane];
  programs = await compilePrograms(lane, sources);
});
afterAll(() => sandbox.close());

describe('a checker', () => {
  it('ends with the exit codes and words that the judge reads', async () => {
    const checker = programs.verdicts;
    const say = (output: string) => check(checker, output, '');
    expect(await say('ok')).toBe('0 ok 3 of 3');
    expect(await say('ok ok')).toBe('2 wrong output format Extra information in the output file');
    expect(await say('wa more')).toBe('1 wrong answer no');
    expect(await say('pe')).toBe('2 wrong output format shape');
    expect(await say('fail')).toBe('3 FAIL mine');
    expect(await say('dirt')).toBe('2 wrong output format more');
    expect(await say('points')).toBe('7 points 12.5 half of 25');
    expect(await say('none')).toBe('7 points 0');
    expect(await say('info')).toBe('7 points 5 five');
    expect(await say('part')).toBe('56 partially correct (40) some');
    expect(await say('if')).toBe('1 wrong answer by if');
    expect(await say('ensure')).toBe('3 FAIL sum of 2');
    expect(await say('expected')).toBe("1 wrong answer age: expected '5', found '6'");
    expect(await say('')).toMatch(/^8 unexpected eof /);
    expect(await say('forgotten')).toBe('3 FAIL The checker must end with quit or quitf');
    expect((await checker.run([], {})).code).toBe(3);
  });

  it('gives points as shares where its judge takes them so', async () => {
    const shares = `#define TESTLIB_POINTS_ARE_SHARES\n${program('registerTestlibCmd(argc, argv);\nquitp(ouf.readDouble(), "so");')}`;
    const checker = (await compilePrograms(other, { shares })).shares;
    expect(await check(checker, '0.4', '')).toBe('56 partially correct (40) so');
    expect(await check(checker, '40', '')).toBe('56 partially correct (40) so');
    expect(await check(checker, '1', '')).toBe('116 partially correct (100) so');
    expect(await check(checker, '0', '')).toBe('16 partially correct (0) so');
  });

  it('blames the output for the output alone', async () => {
    const checker = programs.reader;
    const say = (output: string, answer = '5 6', input = '2') => check(checker, output, answer, input);
    const right = '5 6\nabc de\n0.25 18446744073709551615\n';
    expect(await say(right)).toBe('0 ok abc de 0.25 18446744073709551615');
    expect(await say(right.replaceAll('\n', '\r\n'))).toBe('0 ok abc de 0.25 18446744073709551615');
    expect(await say('5 7')).toBe(
      '1 wrong answer test case 7: Integer parameter [name=a[2]] equals to 7, violates the range [0, 6]',
    );
    expect(await say('5 4')).toBe('1 wrong answer test case 7: 4');
    expect(await say('5 x')).toBe('2 wrong output format test case 7: Expected integer, but "x" found');
    expect(await say('5 9223372036854775808')).toMatch(/^2 /);
    expect(await say('5 6\nABC\n')).toMatch(/^1 wrong answer Line element \[name=words\] equals to "ABC", doesn't/);
    expect(await say('5 6\nab\n0.125 1')).toMatch(/^2 .*number of digits after point in range \[1, 2\]/);
    expect(await say('5 6\nab\n0.5 -1')).toMatch(/^2 /);
    expect(await say('5 6\nab\n0.5 18446744073709551616')).toMatch(/^2 /);
    expect(await say('5')).toBe('8 unexpected eof test case 7: Unexpected end of file - token expected');
    expect(await say('5 6', '5')).toMatch(/^3 FAIL Unexpected end of file.*test\.ans, line 1/);
    expect(await say('5 6', '5 6', '4')).toMatch(/^3 FAIL Integer parameter \[name=n\] equals to 4/);
  });
});

describe('a validator', () => {
  it('forgives nothing', async () => {
    const validator = programs.strict;
    const say = async (input: string, ...args: string[]) => {
      const { code, errors } = await validator.run(args, {}, input);
      return code === 0 ? 'valid' : `${code} ${errors}`;
    };
    expect(await say('2 abc\n-3 9\n')).toBe('valid');
    expect(await say('1 -\n0\n')).toBe('valid');
    expect(await say('3 abc\n1 2 3\n', '--testset', 'tests', '--group', 'large')).toBe('valid');
    expect(await say('3 abc\n1 2 3\n', '--testset', 'tests', '--group', 'small')).toBe('3 FAIL n is large');
    expect(await say('2  abc\n1 2\n')).toMatch(/^3 FAIL Unexpected white-space/);
    expect(await say('2 abc\r\n1 2\r\n')).toMatch(/^3 FAIL Expected EOLN/);
    expect(await say('2 abc\n1 2')).toMatch(/^3 FAIL Expected EOLN/);
    expect(await say('2 abc\n1 2\n\n')).toMatch(/^3 FAIL Expected EOF/);
    expect(await say('2 abcdefghijk\n1 2\n')).toMatch(/^3 FAIL Token element \[name=s\]/);
    expect(await say('02 abc\n1 2\n')).toMatch(/^3 FAIL Expected integer, but "02" found/);
    expect(await say('2 abc\n1 -0\n')).toMatch(/^3 FAIL/);
    expect(await say('2 abc\n1 10\n')).toMatch(/^3 FAIL Integer parameter \[name=a\[2\]\].*stdin, line 2/);
    expect(await say('')).toMatch(/^3 FAIL/);
  });

  it('must read to the end', async () => {
    const { run } = programs.careless;
    expect(await run([], {}, '1\n')).toMatchObject({ code: 3, errors: 'FAIL The validator must end with readEof' });
  });
});

describe('an interactor', () => {
  const talk = (player: string) =>
    `mkfifo /tmp/to; python3 -c '${player}' < /tmp/to 2>/dev/null | ${lineOf('guessing').join(' ')} /tmp/in /tmp/tout /tmp/ans > /tmp/to; code=$?; cat /tmp/tout; exit $code`;
  const play = (player: string) =>
    runIn(lane, ['/bin/sh', '-c', talk(player)], { box: 'sealed', files: { in: '37\n', ans: 'fine\n' } });

  it('talks with a program and writes what the checker reads', async () => {
    const halving = `
low, high = 1, 100
while True:
  middle = (low + high) // 2
  print(middle, flush=True)
  word = input()
  if word == "more": low = middle + 1
  elif word == "less": high = middle - 1
  else: break`;
    const right = await play(halving);
    expect(right).toMatchObject({ end: { by: 'exit', code: 0 }, limit: null });
    expect(right.errors.trim()).toMatch(/^ok \d tries, answer fine$/);
    expect(right.text).toMatch(/^\d tries\n$/);
    const stubborn = await play('while True: print(1, flush=True); input()');
    expect(stubborn).toMatchObject({ end: { by: 'exit', code: 1 } });
    const silent = await play('import sys; sys.exit()');
    expect(silent.end).toEqual({ by: 'exit', code: 8 });
    const wild = await play('print(101)');
    expect(wild.errors).toContain('violates the range [1, 100]');
  });
});

describe('a generator', () => {
  it('depends on its command line alone', async () => {
    const { run } = programs.generator;
    const first = await run(['-n', '6', '--kind=tree', '-flag'], {});
    expect(first.code).toBe(0);
    expect(first.text).toMatch(/^6 tree 0.5 1 6\n/);
    expect(first.text.split('\n').slice(2, 4)).toEqual(['10 11 12', '20 1']);
    expect(
      [...(first.text.split('\n')[1] ?? '')]
        .filter((c) => c !== ' ')
        .sort()
        .join(''),
    ).toBe('123456');
    expect(await run(['-n', '6', '--kind=tree', '-flag'], {})).toEqual(first);
    expect((await run(['-n', '6', '--kind=star', '-flag'], {})).text.split('\n')[1]).not.toBe(
      first.text.split('\n')[1],
    );
    expect(await run(['-k', '6'], {})).toMatchObject({ code: 3, errors: 'FAIL Option n is missing' });
  });
});

describe('a pattern', () => {
  it('describes the whole text', async () => {
    const { run } = programs.patterns;
    expect(await run([], {})).toEqual({
      code: 3,
      text: 'all\n',
      errors: 'FAIL Illegal pattern "(a": a bracket is not closed',
    });
  });
});
