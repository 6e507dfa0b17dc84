import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { describe, expect, it } from 'vitest';
import { packageFiles } from './_packages.ts';
import { isPolygon, readPolygon } from './polygon.ts';

const tests = {
  'tests/01': '1 2\n',
  'tests/01.a': '3\n',
  'tests/02': '5 5\n',
  'tests/02.a': '10\n',
  'tests/03': '7 8\n',
  'tests/03.a': '15\n',
};

type Parts = Partial<
  Record<'problem' | 'judging' | 'tests' | 'groups' | 'more' | 'checker' | 'assets' | 'limits', string>
>;

const xml = (parts: Parts = {}) => `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="7" ${parts.problem ?? 'short-name="two-sums"'} url="https://example.org/two-sums">
  <names><name language="english" value="Two sums"/><name language="russian" value="Две суммы"/></names>
  <statements>
    <statement charset="UTF-8" language="english" path="statements/english/problem.tex" type="application/x-tex"/>
    <statement language="english" path="statements/.pdf/english/problem.pdf" type="application/pdf"/>
    <statement charset="UTF-8" language="russian" path="statements/russian/problem.tex" type="application/x-tex"/>
  </statements>
  <judging ${parts.judging ?? 'input-file="" output-file="" run-count="1"'}>
    <testset name="tests">
      ${parts.limits ?? '<time-limit>1500</time-limit><memory-limit>268435456</memory-limit>'}
      <test-count>3</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>${
        parts.tests ??
        '<test method="manual" sample="true"/><test cmd="gen 5" method="generated"/><test method="manual"/>'
      }</tests>
      ${parts.groups ?? ''}
    </testset>
    ${parts.more ?? ''}
  </judging>
  <files><resources>
    <file path="files/testlib.h" type="h.g++"/><file path="files/shapes.h" type="h.g++"/><file path="files/deep.h" type="h.g++"/>
    <file path="files/olymp.sty"/>
  </resources></files>
  <assets>
    ${parts.checker ?? '<checker name="std::lcmp.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>'}
    <validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>
    <solutions>
      <solution tag="main"><source path="solutions/main.cpp" type="cpp.gcc14-64-msys2-g++23"/></solution>
      <solution tag="rejected"><source path="solutions/Bad.java" type="java21"/></solution>
      <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/slow.py" type="python.pypy3-64"/></solution>
      <solution tag="wrong-answer"><source path="solutions/old.py" type="python.2"/></solution>
      <solution tag="do-not-run"><source path="solutions/idea.txt"/></solution>
    </solutions>
    ${parts.assets ?? ''}
  </assets>
  <tags><tag value="math"/><tag value="*special"/></tags>
</problem>`;

const files = (parts: Parts = {}, more: Record<string, string | null> = {}) =>
  packageFiles({
    'problem.xml': xml(parts),
    ...tests,
    'files/check.cpp': '#include "testlib.h"\nint main() {}',
    'files/val.cpp': '#include "testlib.h"\nint main() {}',
    'files/testlib.h': '// theirs',
    'files/shapes.h': '#include "deep.h"\n',
    'files/deep.h': 'int deep;\n',
    'solutions/main.cpp': 'int main() {}',
    'solutions/Bad.java': 'class Bad {}',
    'solutions/slow.py': 'print(1)',
    'solutions/old.py': 'print 1',
    'statements/english/problem-properties.json': JSON.stringify({
      name: 'Two sums',
      legend: 'Add $a$ and $b$.',
      input: 'Two numbers.',
      output: 'One number.',
      notes: null,
      timeLimit: 1500,
    }),
    'statements/english/problem.tex': '\\begin{problem}{Two sums}',
    'statement-sections/russian/legend.tex': 'Сложите.\n',
    'statement-sections/russian/scoring.tex': 'Баллы.',
    'statements/english/picture.png': 'x',
    ...more,
  });

const only = (parts: Parts = {}, more: Record<string, string | null> = {}) => {
  const [problem] = readPolygon(files(parts, more));
  if (!problem) throw new Error('nothing was read');
  JudgePackage.parse(problem.judging);
  return problem;
};

describe('a package of Polygon', () => {
  it('is known by its problem.xml', () => {
    expect(isPolygon(files())).toBe(true);
    expect(isPolygon(packageFiles({ 'contest.xml': '', 'problems/a/problem.xml': '<problem short-name="a">' }))).toBe(
      true,
    );
    expect(isPolygon(packageFiles({ 'problem.xml': '<testcase/>' }))).toBe(false);
    expect(isPolygon(packageFiles({ 'a/b/c/problem.xml': '<problem>' }))).toBe(false);
  });

  it('is read whole', () => {
    const problem = only();
    expect(problem).toMatchObject({
      format: 'polygon',
      name: 'twosums',
      tags: ['math', '*special'],
      timeLimit: 'given',
      statements: [
        {
          language: 'en',
          title: 'Two sums',
          text: 'Add $a$ and $b$.\n\n\\section*{Input}\nTwo numbers.\n\n\\section*{Output}\nOne number.',
          format: 'latex',
        },
        { language: 'ru', title: 'Две суммы', text: 'Сложите.\n\n\\section*{Scoring}\nБаллы.' },
      ],
    });
    expect(problem.judging).toMatchObject({
      name: 'twosums',
      limits: { time_ms: 1500, memory_kb: 256 * 1024 },
      tests: [
        { name: 'Example 1', sample: true, input: '1 2\n', answer: '3\n' },
        { name: '2', sample: false, input: '5 5\n', answer: '10\n' },
        { name: '3', sample: false, input: '7 8\n', answer: '15\n' },
      ],
    });
    expect(problem.judging).not.toHaveProperty('groups');
    expect(problem.inputValidators).toMatchObject([
      { protocol: 'testlib', args: ['--testset', 'tests'], program: { language: 'c++' } },
    ]);
    expect(problem.submissions.map(({ file, promised, program }) => [file, program.language, promised])).toEqual([
      ['solutions/main.cpp', 'c++', ['Accepted']],
      ['solutions/Bad.java', 'java', expect.arrayContaining(['Wrong Answer', 'Runtime Error'])],
      ['solutions/slow.py', 'pypy', ['Time Limit Exceeded', 'Accepted']],
    ]);
    expect(problem.submissions[1]?.promised).not.toContain('Accepted');
    expect(problem.notTaken).toEqual([
      'Pictures of the statements are left out: english/picture.png',
      'solutions/old.py is left out: python.2 is no language of this judge',
      'solutions/idea.txt is left out: its tag is do-not-run',
    ]);
  });

  it('takes our standard checkers, and the default validator where it says the same', () => {
    expect(only().judging.validator?.program.files[0]).toMatchObject({
      name: 'lcmp.cpp',
      text: expect.stringContaining('tokenize(expected'),
    });
    const { judging } = only({ checker: '<checker name="std::wcmp.cpp" type="testlib"/>' });
    expect(judging.validator_flags).toEqual(['case_sensitive']);
    expect(judging).not.toHaveProperty('validator');
  });

  it('takes a checker of its own with the headers that it includes', () => {
    const { judging } = only(
      { checker: '<checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>' },
      { 'files/check.cpp': '#include "testlib.h"\n#include "shapes.h"\n#include <vector>\nint main() {}' },
    );
    expect(judging).toMatchObject({ validator_flags: [], validator: { protocol: 'testlib' } });
    expect(judging.validator?.program.files.map(({ name }) => name)).toEqual(['check.cpp', 'shapes.h', 'deep.h']);
  });

  it('takes the tests that the validator must refuse', () => {
    const testset = (...verdicts: string[]) =>
      `<testset><input-path-pattern>files/t/%02d</input-path-pattern>
       <tests>${verdicts.map((verdict) => `<test verdict="${verdict}"/>`).join('')}</tests></testset>`;
    const whole = xml({ checker: `<checker name="std::ncmp.cpp">${testset('ok')}</checker>` }).replace(
      'files/val.cpp" type="cpp.g++17"/></validator>',
      `files/val.cpp" type="cpp.g++17"/>${testset('valid', 'invalid', 'invalid')}</validator>`,
    );
    const problem = only({}, { 'problem.xml': whole, 'files/t/01': '1', 'files/t/02': '-5\r\n' });
    expect(problem.invalidInputs).toEqual([{ name: 'validator test 2', input: '-5\n' }]);
    expect(problem.notTaken).toEqual(
      expect.arrayContaining([
        'Tests of the checker are left out',
        'Tests of the validator are left out: their files are not in the package',
      ]),
    );
  });

  it('lets an interactor judge, with the checker where it writes for one', () => {
    const assets = '<interactor><source path="files/talk.cpp" type="cpp.g++17"/></interactor>';
    const alone = only({ assets }, { 'files/talk.cpp': 'int main() { quitf(_ok, ""); }' });
    expect(alone.judging).toMatchObject({
      interactive: true,
      validator: { program: { files: [{ name: 'talk.cpp' }] } },
    });
    const both = only({ assets }, { 'files/talk.cpp': 'int main() { tout << 1; }' });
    expect(both.judging.validator?.program.files.map(({ name }) => name)).toEqual([
      'interact-then-check.cpp',
      'part-interactor.cpp',
      'part-checker.cpp',
    ]);
    expect(() => only({ assets }, { 'files/talk.cpp': '#include "shapes.h"\nint main() { tout << 1; }' })).toThrow(
      'talk.cpp includes shapes.h, deep.h',
    );
  });

  it('takes groups with their points and dependencies', () => {
    const { judging, inputValidators } = only({
      tests: '<test group="2" points="30" /><test group="0" points="0" sample="true"/><test group="1" points="20"/>',
      groups: `<groups>
        <group name="0" points="0.0" points-policy="complete-group"/>
        <group name="1" points="20.0" points-policy="complete-group"><dependencies><dependency group="0"/></dependencies></group>
        <group name="2" points-policy="each-test"><dependencies><dependency group="1"/></dependencies></group>
      </groups>`,
    });
    expect(judging.groups).toEqual([
      { name: '0', score: 0, aggregation: 'pass-fail', requires: [] },
      { name: '1', score: 20, aggregation: 'pass-fail', requires: ['0'] },
      { name: '2', score: 30, aggregation: 'sum', requires: ['1'] },
    ]);
    expect(inputValidators[0]?.testArgs).toMatchObject({ 3: ['--testset', 'tests', '--group', '1'] });
    expect(judging.tests.map(({ name, group }) => [name, group])).toEqual([
      ['Example 1', '0'],
      ['1', '2'],
      ['3', '1'],
    ]);
  });

  it('makes groups of equal points where tests give unequal ones', () => {
    const { judging } = only({ tests: '<test points="10"/><test points="40"/><test points="10"/>' });
    expect(judging.groups).toEqual([
      { name: 'without a group, 10 points a test', score: 20, aggregation: 'sum', requires: [] },
      { name: 'without a group, 40 points a test', score: 40, aggregation: 'sum', requires: [] },
    ]);
  });

  it('gives tests of Windows the line ends of Unix', () => {
    const problem = only({}, { 'tests/02': '5 5\r\n' });
    expect(problem.judging.tests[1]?.input).toBe('5 5\n');
    expect(problem.notTaken).toContain('The tests have the line ends of Windows; here they have those of Unix');
  });

  it('may be a contest of several problems', () => {
    const contest = new Map(
      [...files()].flatMap(
        ([path, bytes]) =>
          [
            [`problems/b/${path}`, bytes],
            [`problems/a/${path}`, bytes],
          ] as const,
      ),
    );
    expect(readPolygon(contest).map(({ name, judging }) => [name, judging.name])).toEqual([
      ['twosums', 'twosums'],
      ['twosums2', 'twosums2'],
    ]);
    contest.delete('problems/b/tests/02');
    expect(() => readPolygon(contest)).toThrow('problems/b: tests/02 is missing');
  });
});

const interactor = '<interactor><source path="files/talk.cpp"/><runs><run>1</run><run>2</run></runs></interactor>';
const broken: [what: string, parts: Parts, more: Record<string, string | null>, sentence: string][] = [
  ['a test without a file', {}, { 'tests/02': null }, 'tests/02 is missing: this is a standard package'],
  ['an answer without a file', {}, { 'tests/03.a': null }, 'tests/03.a is missing: this is a standard package'],
  [
    'files for streams',
    { judging: 'input-file="in.txt" output-file=""' },
    {},
    'reads in.txt and writes its output as files',
  ],
  ['two runs', { judging: 'run-count="2"' }, {}, 'is run 2 times'],
  ['an interactor of two runs', { assets: interactor }, {}, 'run more than once'],
  ['a scorer', { assets: '<scorer/>' }, {}, 'a scorer judges'],
  ['a missing checker', { checker: '' }, {}, 'names no checker'],
  ['a checker of another kind', { checker: '<checker type="own"/>' }, {}, 'of the type own'],
  [
    'a checker without a source',
    { checker: '<checker name="std::none.cpp"/>' },
    {},
    'the checker std::none.cpp has no source',
  ],
  [
    'a checker that is missing',
    { checker: '<checker><source path="files/no.cpp"/></checker>' },
    {},
    'files/no.cpp is missing',
  ],
  [
    'a checker in Java',
    { checker: '<checker><source path="files/Check.java" type="java8"/></checker>' },
    { 'files/Check.java': '' },
    'files/Check.java is not in C++',
  ],
  ['a solution that is missing', {}, { 'solutions/main.cpp': null }, 'solutions/main.cpp is missing'],
  ['no limit', { limits: '' }, {}, 'time-limit must be a whole number, not nothing'],
  [
    'a limit beyond ours',
    { limits: '<time-limit>60000</time-limit><memory-limit>268435456</memory-limit>' },
    {},
    'a time limit must be 100 to 20000 ms here, not 60000',
  ],
  ['no test', {}, { 'problem.xml': xml({ tests: '' }).replace('>3<', '>0<') }, 'the test set has no test'],
  [
    'no path pattern',
    {},
    { 'problem.xml': xml().replace('tests/%02d<', 'tests/one<') },
    'tests/one is no path pattern',
  ],
  ['points that are none', { tests: '<test points="many"/>' }, {}, 'points must be a number'],
  [
    'a policy that is not known',
    { tests: '<test group="1" points="5"/>', groups: '<groups><group name="1" points-policy="best"/></groups>' },
    {},
    'group 1 has the points policy best',
  ],
  [
    'groups that need each other',
    {
      tests: '<test group="1" points="5"/><test group="2" points="5"/>',
      groups:
        '<groups><group name="1"><dependencies><dependency group="2"/></dependencies></group><group name="2"><dependencies><dependency group="1"/></dependencies></group></groups>',
    },
    {},
    'group 1 needs itself, by 1, 2',
  ],
  [
    'a broken statement',
    {},
    { 'statements/english/problem-properties.json': '[' },
    'statements/english/problem-properties.json does not hold',
  ],
  ['no XML', {}, { 'problem.xml': '<problem' }, 'problem.xml is not well-formed XML'],
  ['another root', {}, { 'problem.xml': '<task/>' }, 'problem.xml begins with <task>'],
];

describe('a broken package of Polygon', () => {
  it.each(broken)('is refused for %s', (_, parts, more, sentence) => {
    expect(() => readPolygon(files(parts, more))).toThrow(sentence);
  });

  it('is refused for a test that is no text', () => {
    const bad = new Map([...files(), ['tests/02', new Uint8Array([0xff, 0xfe, 0x00])] as const]);
    expect(() => readPolygon(bad)).toThrow('tests/02 is not UTF-8 text');
  });
});
