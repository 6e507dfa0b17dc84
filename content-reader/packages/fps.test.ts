import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { describe, expect, it } from 'vitest';
import { packageFiles } from './_packages.ts';
import { isFps, readFps } from './fps.ts';

const item = (more = '', changes: Record<string, string> = {}) => {
  const parts: Record<string, string> = {
    title: '<title><![CDATA[Two sums]]></title>',
    time: '<time_limit unit="s"><![CDATA[1]]></time_limit>',
    memory: '<memory_limit unit="mb">128</memory_limit>',
    test: '<test_input><![CDATA[5 5\n]]></test_input>\n<test_output><![CDATA[10\n]]></test_output>',
    sample: '<sample_input><![CDATA[1 2]]></sample_input><sample_output>3</sample_output>',
    ...changes,
  };
  return `<item>${Object.values(parts).join('\n')}
<description><![CDATA[<p>Add a &lt; b.</p>]]></description>
<input>Two numbers.</input><output></output><hint/>
<source>Training</source>${more}</item>`;
};
const set = (...items: string[]) =>
  packageFiles({
    'set.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<fps version="1.2" url="https://example.org/"><generator name="HUSTOJ"/>${items.join('\n')}</fps>`,
  });

const only = (more = '', changes: Record<string, string> = {}) => {
  const [problem] = readFps(set(item(more, changes)));
  if (!problem) throw new Error('nothing was read');
  JudgePackage.parse(problem.judging);
  return problem;
};

describe('a free problem set', () => {
  it('is one XML file', () => {
    expect(isFps(set(item()))).toBe(true);
    expect(isFps(packageFiles({ 'set.xml': '<rss/>' }))).toBe(false);
    expect(isFps(packageFiles({ 'set.xml': '<fps>', 'more.txt': '' }))).toBe(false);
  });

  it('is read whole', () => {
    const problem = only(`
      <solution language="C++"><![CDATA[int main() { return 1 < 2; }]]></solution>
      <solution language="Python">print(1)</solution>
      <solution language="SQL">select 1</solution>
      <template language="C">x</template>
      <img><src>a.png</src><base64>AA==</base64></img>
      <spj language="C"></spj>`);
    expect(problem).toMatchObject({
      format: 'fps',
      name: 'twosums',
      origin: { source: 'Training' },
      statements: [
        {
          language: 'en',
          title: 'Two sums',
          text: '<p>Add a &lt; b.</p>\n\n<h2>Input</h2>\nTwo numbers.',
          format: 'html',
        },
      ],
    });
    expect(problem.judging).toEqual({
      format: 1,
      name: 'twosums',
      limits: { time_ms: 1000, memory_kb: 128 * 1024 },
      validator_flags: ['case_sensitive'],
      tests: [
        { name: 'Example 1', sample: true, input: '1 2\n', answer: '3\n' },
        { name: '1', sample: false, input: '5 5\n', answer: '10\n' },
      ],
    });
    expect(problem.submissions.map(({ file, program }) => [file, program.language, program.files[0]?.text])).toEqual([
      ['solution1.cpp', 'c++', 'int main() { return 1 < 2; }'],
      ['solution2.py', 'python', 'print(1)'],
    ]);
    expect(problem.notTaken).toEqual([
      'The code to start with is left out',
      'The pictures of the statement are left out',
      'An output of the right tokens with other white space is right here; elsewhere it may be a presentation error',
      'The solution in SQL is left out: that is no language of this judge',
    ]);
  });

  it('takes other units, named tests and CDATA in pieces', () => {
    const { judging } = only('', {
      time: '<time_limit unit="ms">1500</time_limit>',
      memory: '<memory_limit unit="KB">65536</memory_limit>',
      test: '<test_input name="big"><![CDATA[a]]]]><![CDATA[>b]]></test_input><test_output>1 &lt; 2</test_output>',
      sample: '',
    });
    expect(judging.limits).toEqual({ time_ms: 1500, memory_kb: 65536 });
    expect(judging.tests).toEqual([{ name: 'big', sample: false, input: 'a]]>b', answer: '1 < 2' }]);
  });

  it('takes special judges', () => {
    const spj = only('<spj language="C++">int main() {}</spj>').judging.validator;
    expect(spj?.program.files[0]).toMatchObject({
      name: 'special-judge.cpp',
      text: expect.stringContaining('argv[1], argv[3], argv[2]'),
    });
    const tpj = only('<tpj language="C++">#include "testlib.h"</tpj>').judging.validator;
    expect(tpj).toMatchObject({ protocol: 'testlib', program: { files: [{ name: 'tpj.cpp' }] } });
  });

  it('gives every problem a name of its own', () => {
    const chinese = { title: '<title>求和</title>' };
    const problems = readFps(set(item('', chinese), item(), item(), item('', chinese)));
    expect(problems.map(({ name }) => name)).toEqual(['problem1', 'twosums', 'twosums2', 'problem4']);
    expect(problems[0]?.statements[0]?.language).toBe('zh');
  });
});

const broken: [xml: string, sentence: string][] = [
  [item('', { title: '' }), 'set.xml: item 1 has no title'],
  [
    item('', { time: '<time_limit unit="h">1</time_limit>' }),
    'set.xml: item 1 (Two sums): time_limit must be a number in s or ms, not 1 h',
  ],
  [item('', { memory: '' }), 'memory_limit must be a number in mb or kb, not nothing mb'],
  [item('', { test: '' }), 'set.xml: item 1 (Two sums) has no test'],
  [item('', { test: '<test_input>1</test_input>' }), 'has 1 test_input, but 0 test_output'],
  [item('<prepend language="C">int f();</prepend>'), 'code is put before or after a submission (prepend)'],
  [item('<spj language="Python">print(1)</spj>'), 'its spj is in Python'],
  [item('<remote_oj>POJ</remote_oj>'), 'judged elsewhere'],
  ['', 'set.xml has no problem'],
  ['<item><title>x</item>', 'set.xml is not well-formed XML'],
];

describe('a broken problem set', () => {
  it.each(broken)('is refused: %#', (xml, sentence) => {
    expect(() => readFps(set(xml))).toThrow(sentence);
  });

  it('may not declare entities', () => {
    const entity = '<!DOCTYPE fps [<!ENTITY a SYSTEM "file:///etc/passwd">]><fps><item><title>&a;</title></item></fps>';
    expect(() => readFps(packageFiles({ 'set.xml': entity }))).toThrow('declares entities');
  });
});
