import { MAX_STATEMENT_PDF_BYTES } from '@devorbit/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { type Texts, custom, interactive, legacy, multiPass, packageFiles, passFail } from './_packages.ts';
import { encode } from './package-text.ts';
import { readPackage } from './read-package.ts';
import { writeIcpc2025 } from './write-2025.ts';
import { writeIcpcLegacy } from './write-legacy.ts';

const read = (base: Texts, changes: Texts = {}) => {
  const [problem] = readPackage({ name: 'twice', files: packageFiles(base, changes) });
  if (!problem) throw new Error('no problem');
  return problem;
};
const yaml = (text: string): Texts => ({ 'problem.yaml': text });
const PDF = '%PDF-1.4\n';

describe('names and kinds without a version', () => {
  it('reads a map of languages to names', () => {
    const statements = (changes: Texts) =>
      read(legacy, { ...yaml('name: { sv: Dubbelt, en: Double }\n'), ...changes }).statements.map(
        ({ language, title }) => [language, title],
      );
    expect(statements({ 'problem_statement/problem.sv.tex': 'Skriv.\n' })).toEqual([
      ['sv', 'Dubbelt'],
      ['en', 'Double'],
    ]);
    expect(
      read(legacy, {
        ...yaml('name: { sv: Dubbelt }\n'),
        'problem_statement/problem.tex': null,
        'statement/problem.sv.md': 'Skriv.\n',
      }).statements,
    ).toMatchObject([{ language: 'sv', title: 'Dubbelt', format: 'markdown' }]);
  });

  it.each(['type: interactive\n', 'type: [interactive]\n', 'validation: custom interactive\n'])(
    'reads an interactive problem: %s',
    (text) => {
      for (const folder of ['output_validators', 'output_validator']) {
        const { judging, format } = read(interactive, {
          ...yaml(`name: Guess\n${text}`),
          'output_validator/interact.py': null,
          [`${folder}/interact.py`]: interactive['output_validator/interact.py'] ?? null,
        });
        expect({ format, interactive: judging.interactive }).toEqual({ format: 'legacy', interactive: true });
        expect(judging.validator?.program.files[0]?.name).toBe('interact.py');
      }
    },
  );

  it.each([
    ['validation: custom multi-pass\nlimits: { validation_passes: 3, time_limit: 2 }\n', 3],
    ['type: multi-pass\nlimits: { time_limit: 2 }\n', 2],
    ['type: pass-fail multi-pass\nlimits: { time_limit: 2 }\n', 2],
  ])('reads a multi-pass problem: %s', (text, passes) => {
    const { judging, timeLimit } = read(multiPass, yaml(`name: Echo\n${text}`));
    expect({ passes: judging.passes, time: judging.limits.time_ms, timeLimit }).toEqual({
      passes,
      time: 2000,
      timeLimit: 'given',
    });
  });

  it('reads several types in one string of the draft', () => {
    const text = (custom['problem.yaml'] ?? '').replace('2025-09', '2023-07-draft');
    expect(read(custom, yaml(`${text}type: interactive multi-pass\n`)).judging).toMatchObject({
      interactive: true,
      passes: 2,
    });
  });
});

describe('the time limit', () => {
  it.each<[string, Texts, number]>([
    ['.timelimit', { '.timelimit': '3\n' }, 3000],
    ['domjudge-problem.ini', { 'domjudge-problem.ini': "timelimit='2.5'\n" }, 2500],
    ['problem.yaml', yaml('name: Twice\nlimits: { time_limit: 4 }\n'), 4000],
    ['both', { '.timelimit': '3', 'domjudge-problem.ini': 'timelimit = 3.0 ; seconds\n' }, 3000],
  ])('of %s', (_, changes, time_ms) => {
    expect(read(legacy, changes)).toMatchObject({ timeLimit: 'given', judging: { limits: { time_ms } } });
    const newer = (passFail['problem.yaml'] ?? '').replace(/time_limit: 1/, `time_limit: ${time_ms / 1000}`);
    const unsaid = newer.replace(/time_limit: \d(\.\d)?, /, '');
    expect(read(passFail, { ...changes, ...yaml(changes['problem.yaml'] ? newer : unsaid) })).toMatchObject({
      timeLimit: 'given',
      judging: { limits: { time_ms } },
    });
  });

  it('of problem.yaml goes before that of the ini, which is told', () => {
    const { judging, notTaken } = read(legacy, {
      ...yaml('name: Twice\nlimits: { time_limit: 4 }\n'),
      'domjudge-problem.ini': 'timelimit = 2\n',
    });
    expect(judging.limits.time_ms).toBe(4000);
    expect(notTaken).toContain(
      'the time limit is 2 seconds in domjudge-problem.ini and 4 in problem.yaml: the latter holds',
    );
  });

  it.each<[Texts, string]>([
    [{ '.timelimit': 'soon' }, '.timelimit: the time limit "soon" is no number of seconds'],
    [{ '.timelimit': '' }, '.timelimit: the time limit "" is no number of seconds'],
    [
      { '.timelimit': '2', 'domjudge-problem.ini': 'timelimit=3\n' },
      'the time limit is 2 seconds in .timelimit and 3 in domjudge-problem.ini',
    ],
  ])('is refused: %j', (changes, message) => {
    expect(() => read(legacy, changes)).toThrow(message);
  });
});

describe("DOMjudge's own packages", () => {
  const ini = `probid = A\nname = 'Twice; or more'\ntimelimit = 2\ncolor = #ff0000\nallow_submit = 1\nspecial_compare = compare\n`;
  const own = { ...legacy, 'problem.yaml': null, 'data/testdata.yaml': null, 'domjudge-problem.ini': ini };

  it('are read without a problem.yaml', () => {
    const { statements, judging, notTaken, format } = read(own, {
      'problem_statement/problem.tex': null,
      'problem.pdf': PDF,
      'input_format_validators/validate.py': null,
    });
    expect({ format, time: judging.limits.time_ms }).toEqual({ format: 'legacy', time: 2000 });
    expect(statements).toMatchObject([{ title: 'Twice; or more', format: 'pdf' }]);
    expect(notTaken).toEqual([
      'domjudge-problem.ini: probid is left out',
      'domjudge-problem.ini: color is left out',
      'domjudge-problem.ini: allow_submit is left out',
      'There is no input validator: nothing has checked that the inputs are valid',
    ]);
  });

  it('bring their validator, or name one that is elsewhere', () => {
    expect(read(own, { 'output_validators/v.py': 'exit(42)\n' }).judging.validator?.protocol).toBe('icpc');
    const named = { 'domjudge-problem.ini': `${ini}special_run = talk\nconstructor = x\n` };
    expect(read(own, { ...named, 'output_validators/v.py': 'exit(42)\n' }).notTaken).toEqual(
      expect.arrayContaining([
        'domjudge-problem.ini: special_run is left out: the package brings a validator of its own',
        'domjudge-problem.ini: constructor is not known here and is left out',
      ]),
    );
    expect(() => read(own, named)).toThrow(
      'domjudge-problem.ini: special_run names the program talk of another installation',
    );
  });
});

describe('constants', () => {
  it('have a value, and other ways to write it', () => {
    const { statements, judging } = read(custom, {
      ...yaml(
        (custom['problem.yaml'] ?? '').replace('{ most: 99 }', '{ most: { value: 99, tex: "10^2 - 1" }, least: 0 }'),
      ),
      'statement/problem.en.md': '{{most}} {{most.tex}} {{least}} {{most.other}} \\constant{most}\n',
    });
    expect(statements[0]?.text).toBe('99 10^2 - 1 0 {{most.other}} 99');
    expect(judging.validator?.program.files[0]?.text).toContain('a <= 99');
  });

  it.each(['{ most: { tex: "9" } }', '{ most: [9] }', '{ "a.b": 1 }'])('%s is refused', (constants) => {
    const text = (custom['problem.yaml'] ?? '').replace('{ most: 99 }', constants);
    expect(() => read(custom, yaml(text))).toThrow('problem.yaml: constants.');
  });
});

describe('a statement that is a PDF', () => {
  it.each([
    'problem.pdf',
    'problem_statement/problem.pdf',
    'problem_statement/problem.en.pdf',
    'statement/problem.en.pdf',
  ])('is read from %s, and written again', (path) => {
    const problem = read(legacy, { 'problem_statement/problem.tex': null, [path]: PDF });
    expect(problem.statements).toEqual([
      {
        language: 'en',
        title: 'Twice',
        text: 'The statement of this problem is a PDF.',
        format: 'pdf',
        pdf: encode(PDF),
      },
    ]);
    expect(problem.lacks).toEqual([]);
    for (const write of [writeIcpc2025, writeIcpcLegacy]) {
      const [again] = readPackage({ name: 'twice', files: write(problem).files });
      expect(again?.statements).toEqual(problem.statements);
    }
  });

  it('is left out beside a text, where it is none, and where it is too large', () => {
    expect(read(legacy, { 'problem.pdf': PDF }).notTaken).toContain(
      'problem.pdf is left out: there is another statement in en',
    );
    const alone = { ...legacy, 'problem_statement/problem.tex': null };
    expect(read(alone, { 'problem.pdf': '<script>' })).toMatchObject({
      statements: [],
      notTaken: expect.arrayContaining(['problem.pdf is left out: it is no PDF']),
    });
    const large = read(alone, { 'problem.pdf': PDF + ' '.repeat(MAX_STATEMENT_PDF_BYTES) });
    expect(large.notTaken).toContain('problem.pdf is left out: a statement may have 8 MB');
    expect(large.lacks).toContain('problem_statement/ has no problem.<language>.tex, .md or .pdf');
  });
});

it('takes more output than ours where every answer is far below it, and says so', () => {
  const { notTaken } = read(legacy, yaml('name: Twice\nlimits: { output: 64 }\n'));
  expect(notTaken).toContain('problem.yaml: limits.output is 64 MiB, here it is 8');
});

it('leaves submissions out whose names the format does not allow, and says so', () => {
  const { submissions, notTaken } = read(legacy, { 'submissions/accepted/my solution (2).py': 'print(1)\n' });
  expect(submissions).toHaveLength(4);
  expect(notTaken).toEqual([
    'submissions/accepted/my solution (2).py is left out: its name is not allowed in the format',
  ]);
});
