import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { languageOfName, programOf } from './foreign-language.ts';
import { checkCount, limitsOf } from './foreign-limits.ts';
import { shortName, withNamesOfTheirOwn } from './foreign-roots.ts';
import { type Sample, withSamples } from './foreign-samples.ts';
import { all, type Element, one, readXml } from './foreign-xml.ts';
import {
  type ImportedProblem,
  type PackageFiles,
  PackageError,
  type PackagedSubmission,
  type Statement,
} from './imported-problem.ts';
import { collectNotes } from './notes.ts';
import { textOf } from './package-text.ts';
import { extensionFor } from './program-language.ts';
import { specialJudge } from './special-judge.ts';

type Note = (sentence: string) => void;

const textIn = (item: Element, name: string): string => one(item, name)?.text.trim() ?? '';

/** A number with its unit. Throws PackageError where either is none that is known. */
function amount(where: string, item: Element, name: string, units: Record<string, number>, usual: string): number {
  const element = one(item, name);
  const text = element?.text.trim() ?? '';
  const unit = (element?.attributes['unit'] ?? usual).toLowerCase();
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || factor === undefined)
    throw new PackageError(
      `${where}: ${name} must be a number in ${Object.keys(units).join(' or ')}, not ${text || 'nothing'} ${unit}`,
    );
  return Number(text) * factor;
}

/** Pairs of inputs and outputs, by their order. Throws PackageError where one is alone. */
function pairs(where: string, item: Element, kind: 'sample' | 'test'): (Sample & { name: string | undefined })[] {
  const [inputs, outputs] = [all(item, `${kind}_input`), all(item, `${kind}_output`)];
  if (inputs.length !== outputs.length)
    throw new PackageError(`${where} has ${inputs.length} ${kind}_input, but ${outputs.length} ${kind}_output`);
  return inputs.map((input, at) => ({
    input: input.text,
    output: outputs[at]?.text ?? '',
    name: input.attributes['name'],
  }));
}

/** Names of tests, each once: their own where all have one, else their numbers. */
function testNames(tests: { name: string | undefined }[]): string[] {
  const own = tests.flatMap(({ name }) => name?.trim() || []);
  return own.length === tests.length && new Set(own).size === own.length ? own : tests.map((_, at) => String(at + 1));
}

function readJudge(where: string, item: Element, note: Note): Pick<JudgePackage, 'validator' | 'validator_flags'> {
  for (const kind of ['spj', 'tpj'] as const) {
    const element = all(item, kind).find(({ text }) => text.trim() !== '');
    if (!element) continue;
    const language = element.attributes['language'] ?? 'C++';
    const own = languageOfName(language);
    if (own !== 'c' && own !== 'c++')
      throw new PackageError(`${where}: its ${kind} is in ${language}; special judges are taken in C and C++`);
    const program = programOf(`${kind}.${own === 'c' ? 'c' : 'cpp'}`, element.text, language);
    return {
      validator_flags: [],
      validator: kind === 'spj' ? specialJudge('hustoj', program) : { protocol: 'testlib', program },
    };
  }
  note('An output of the right tokens with other white space is right here; elsewhere it may be a presentation error');
  return { validator_flags: ['case_sensitive'] };
}

/** Throws PackageError where a submission would be only a part of the program, or is judged elsewhere. */
function checkWhole(where: string, item: Element, note: Note): void {
  for (const kind of ['prepend', 'append'])
    if (all(item, kind).some(({ text }) => text.trim() !== ''))
      throw new PackageError(`${where}: code is put before or after a submission (${kind}), which is not taken`);
  if (textIn(item, 'remote_oj') !== '')
    throw new PackageError(`${where} is judged elsewhere (remote_oj): its tests are not here`);
  if (all(item, 'template').some(({ text }) => text.trim() !== '')) note('The code to start with is left out');
  if (all(item, 'img').length > 0) note('The pictures of the statement are left out');
}

function readStatement(item: Element): Statement {
  const parts = (['description', 'input', 'output', 'hint'] as const).flatMap((part) => {
    const text = textIn(item, part);
    if (text === '') return [];
    return part === 'description' ? [text] : [`<h2>${part[0]?.toUpperCase()}${part.slice(1)}</h2>\n${text}`];
  });
  const title = textIn(item, 'title');
  const text = parts.join('\n\n');
  return { language: /[\u4e00-\u9fff]/.test(title + text) ? 'zh' : 'en', title, text, format: 'html' };
}

function readSolutions(item: Element, note: Note): PackagedSubmission[] {
  return all(item, 'solution').flatMap(({ text, attributes }, at): PackagedSubmission[] => {
    const language = attributes['language'] ?? '';
    const own = languageOfName(language);
    if (text.trim() === '') return [];
    if (own === undefined) {
      note(`The solution in ${language || 'no named language'} is left out: that is no language of this judge`);
      return [];
    }
    const file = `solution${at + 1}.${extensionFor(own) ?? own}`;
    return [{ file, promised: ['Accepted'], program: programOf(file, text, language) }];
  });
}

function readItem(file: string, item: Element, at: number): ImportedProblem {
  const { note, notes } = collectNotes();
  const title = textIn(item, 'title');
  const where = `${file}: item ${at + 1}${title === '' ? '' : ` (${title})`}`;
  if (title === '') throw new PackageError(`${where} has no title`);
  checkWhole(where, item, note);
  const given = pairs(where, item, 'test');
  checkCount(where, given.length);
  const names = testNames(given);
  const tests = given.map(({ input, output }, index) => ({
    name: names[index] ?? '',
    sample: false,
    input,
    answer: output,
  }));
  const name = shortName(title, `problem${at + 1}`);
  const source = textIn(item, 'source');
  return {
    format: 'fps',
    name,
    statements: [readStatement(item)],
    tags: [],
    judging: {
      format: 1,
      name,
      limits: limitsOf(
        where,
        amount(where, item, 'time_limit', { s: 1000, ms: 1 }, 's'),
        amount(where, item, 'memory_limit', { mb: 1024, kb: 1 }, 'mb'),
      ),
      ...readJudge(where, item, note),
      ...withSamples(
        { tests },
        pairs(where, item, 'sample').filter(({ input, output }) => input.trim() !== '' || output.trim() !== ''),
      ),
    },
    timeLimit: 'given',
    submissions: readSolutions(item, note),
    inputValidators: [],
    notTaken: notes,
    ...(source === '' ? {} : { origin: { source } }),
  };
}

/** The one XML file. */
function xmlFile(files: PackageFiles): string | undefined {
  const [only, ...others] = files.keys();
  return others.length === 0 && only?.toLowerCase().endsWith('.xml') ? only : undefined;
}

/** Whether the files are one free problem set. */
export function isFps(files: PackageFiles): boolean {
  const file = xmlFile(files);
  return file !== undefined && /<fps[\s>]/.test(new TextDecoder().decode(files.get(file)?.subarray(0, 4000)));
}

/** Reads the problems of a free problem set (FPS 1.0 to 1.6). Throws PackageError. */
export function readFps(files: PackageFiles): ImportedProblem[] {
  const file = xmlFile(files) ?? '';
  const root = readXml(file, textOf(files, file));
  if (root.name !== 'fps') throw new PackageError(`${file} begins with <${root.name}>, not with <fps>`);
  const items = all(root, 'item');
  if (items.length === 0) throw new PackageError(`${file} has no problem (<item>)`);
  return withNamesOfTheirOwn(items.map((item, at) => readItem(file, item, at)));
}
