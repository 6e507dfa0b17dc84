import type { Sample } from './foreign-samples.ts';
import type { PackageFiles, Statement } from './imported-problem.ts';
import { decode } from './package-text.ts';

/** What a statement that names no language is likely written in. */
const guessed = (text: string): string => (/[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en');

/** Reads `problem.md` and `problem_<language>.md`, or the text of problem.yaml itself. */
export function readHydroStatements(
  files: PackageFiles,
  title: string,
  content: string | undefined,
  note: (sentence: string) => void,
): Statement[] {
  const statements = [...files].flatMap(([path, bytes]): Statement[] => {
    const [, language] = /^problem(?:_([A-Za-z]{2,3}(?:[-_][A-Za-z]+)?))?\.md$/.exec(path) ?? [null, null];
    if (language === null) return [];
    const text = decode(path, bytes).trim();
    return [{ language: language?.replace('_', '-') ?? guessed(text), title, text, format: 'markdown' }];
  });
  if (statements.length === 0 && content !== undefined)
    statements.push({ language: guessed(content), title, text: content.trim(), format: 'markdown' });
  if (statements.length === 0) note('There is no statement (problem_en.md)');
  return statements;
}

/** The blocks of a text that are fenced by ``` and marked `input1`, `output1`, `input2` … */
function markedBlocks(text: string): Map<string, string> {
  const blocks = new Map<string, string>();
  let mark: string | undefined;
  let lines: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, opened] = /^\s{0,3}```\s*((?:input|output)\d{1,3})\b/.exec(line) ?? [];
    if (mark === undefined) [mark, lines] = [opened, []];
    else if (/^\s{0,3}```\s*$/.test(line)) {
      blocks.set(mark, `${lines.join('\n')}\n`);
      mark = undefined;
    } else lines.push(line);
  }
  return blocks;
}

/** The examples of a statement: of the first that has any. */
export function samplesOf(statements: Statement[]): Sample[] {
  for (const { text } of statements) {
    const blocks = markedBlocks(text);
    const numbers = [...blocks.keys()].flatMap((mark) => /^input(\d+)$/.exec(mark)?.[1] ?? []).map(Number);
    const samples = numbers
      .sort((a, b) => a - b)
      .flatMap((number): Sample[] => {
        const [input, output] = [blocks.get(`input${number}`), blocks.get(`output${number}`)];
        return input === undefined || output === undefined ? [] : [{ input, output }];
      });
    if (samples.length > 0) return samples;
  }
  return [];
}
