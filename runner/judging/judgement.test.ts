import { describe, expect, it } from 'vitest';
import { readJudgement } from './judgement.ts';

const feedback = (code: number, files: Record<string, string> = {}, said = '') => ({
  code,
  said,
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});
const yes = { accepted: true, given: null, message: '' };
const no = { accepted: false, given: null, message: '' };

describe('icpc', () => {
  const read = (code: number, files?: Record<string, string>, scored = true) =>
    readJudgement('icpc', feedback(code, files), scored);

  it.each([
    [42, {}, yes],
    [43, {}, no],
    [42, { 'score.txt': ' 12.5\n' }, { ...yes, given: { points: 12.5 } }],
    [42, { 'score_multiplier.txt': '0.25' }, { ...yes, given: { share: 0.25 } }],
    [43, { 'score.txt': '5', 'teammessage.txt': 'no\n', 'judgemessage.txt': 'secret' }, { ...no, message: 'no' }],
  ])('%i with %j', (code, files, judgement) => {
    expect(read(code, files)).toEqual(judgement);
  });

  it('a score means nothing where there is none to give', () => {
    expect(read(42, { 'score.txt': 'x' }, false)).toEqual(yes);
  });

  it.each<[number, Record<string, string>]>([
    [0, {}],
    [1, {}],
    [41, {}],
    [137, {}],
    [43, { 'nextpass.in': '' }],
    [42, { 'score.txt': '1', 'score_multiplier.txt': '1' }],
    [42, { 'score_multiplier.txt': '1.01' }],
    ...['', '-1', 'nan', 'inf', '1e999', '0x10', '1 2'].map((text): [number, Record<string, string>] => [
      42,
      { 'score.txt': text },
    ]),
  ])('%i with %j is no judgement', (code, files) => {
    expect(() => read(code, files)).toThrow(/validator/);
  });
});

describe('testlib', () => {
  const read = (code: number, said = '', scored = true) => readJudgement('testlib', feedback(code, {}, said), scored);

  it.each([
    [0, yes],
    [1, no],
    [2, no],
    [4, no],
    [8, no],
    [16, { ...no, given: { share: 0 } }],
    [66, { ...yes, given: { share: 0.5 } }],
    [116, { ...yes, given: { share: 1 } }],
  ])('exit code %i', (code, judgement) => {
    expect(read(code)).toEqual(judgement);
  });

  it('a part is no success where it cannot be given', () => {
    expect(read(115, '', false)).toEqual(no);
    expect(read(116, '', false)).toEqual(yes);
  });

  it('reads points from its words', () => {
    expect(read(7, 'points 12.5 close enough')).toEqual({ ...yes, given: { points: 12.5 } });
    expect(read(7, 'points 0')).toEqual(no);
    expect(() => read(7, 'points many')).toThrow(/no number/);
    expect(() => read(7, 'ok')).toThrow(/no number/);
    expect(() => read(7, 'points 5', false)).toThrow(/all or nothing/);
  });

  it.each([3, 5, 6, 15, 117, 139])('exit code %i is no judgement, and the checker is quoted', (code) => {
    expect(() => read(code, 'FAIL it broke')).toThrow(/FAIL it broke/);
  });
});
