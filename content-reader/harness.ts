import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { bareCode, isWholeProgram } from '@devorbit/contract/practice/harness.ts';
import { dialects, hasTree } from './starter-code.ts';

/** By language: the template of what the judge adds to a program that only defines `solve`. */
export type Harnesses = Record<PracticeLanguage, string>;

/** The templates of `root` (`content/harnesses`). */
export function readHarnesses(root: string): Harnesses {
  const files = existsSync(root) ? readdirSync(root) : [];
  const read = (language: PracticeLanguage): string => {
    const file = files.find((name) => name.startsWith(`${language}.`));
    if (!file) throw new Error(`${language} has no harness`);
    return readFileSync(join(root, file), 'utf8');
  };
  return Object.fromEntries(practiceLanguages.map((language) => [language, read(language)])) as Harnesses;
}

/** What the editor opens with: `solve` alone. `starter` is the whole program, of the same signature. */
export function functionCode(starter: string, language: PracticeLanguage, signature: Signature | null): string {
  if (language === 'cpp' && signature === null) return UNTYPED_CPP;
  const { own } = withoutHarness(starter, language);
  // Python evaluates the types that somebody writes at a parameter before the judge's class is there.
  return language === 'python' && hasTree(signature) ? own.replace(TREE_COMMENT, PYTHON_TREE) : own;
}

const UNTYPED_CPP = `// Write your solution here
#include <bits/stdc++.h>
using namespace std;

// text is the whole input.
string solve(const string& text) {
  return {};
}
`;
const TREE_COMMENT = /^# A TreeNode has .*\n/m;
const PYTHON_TREE = `class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


`;

type Work = { code: string; language: PracticeLanguage; signature: Signature | null };

/**
 * The program that runs: the code itself where it reads its input, else the code with what calls its `solve` below it, so
 * that its lines keep their numbers.
 */
export function judgedProgram(harnesses: Harnesses, { code, language, signature }: Work): string {
  if (isWholeProgram(code, language)) return code;
  const { comment } = dialects[language];
  const keeps = {
    tree: hasTree(signature),
    node: hasTree(signature) && !/\b(?:class|struct|function)\s+TreeNode\b/.test(bareCode(code, language)),
  };
  const marked = new RegExp(`^( *)${comment}:(tree|node) ?(.*)\\n`, 'gm');
  const template = harnesses[language].replace(marked, (_, indent: string, mark: 'tree' | 'node', line: string) =>
    keeps[mark] ? `${line === '' ? '' : indent}${line}\n` : '',
  );
  const values: Record<string, string> = {
    arguments: argumentsOf(language, signature),
    main: language === 'cpp' ? cppMain(signature) : '',
    solution: language === 'java' ? classOfSolve(code) : '',
  };
  const harness = template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  return `${code.trimEnd()}\n${harness}`;
}

function argumentsOf(language: PracticeLanguage, signature: Signature | null): string {
  const dialect = dialects[language];
  if (signature === null) return dialect.whole;
  const list = signature.params.map(({ name, type }) => dialect.argument(name, type)).join(', ');
  return language === 'java' ? list.replaceAll('Starter.', '') : list;
}

function cppMain(signature: Signature | null): string {
  if (signature === null) return 'judge_harness::show_value(solve(judge_input));';
  return [
    'judge_harness::Parsed judge_parsed(judge_input);',
    ...signature.params.flatMap(({ name, type }) => [
      `${dialects.cpp.type?.(type) ?? ''} judge_${name}{};`,
      `judge_harness::read_value(judge_parsed["${name}"], judge_${name});`,
    ]),
    `judge_harness::show_value(solve(${signature.params.map(({ name }) => `judge_${name}`).join(', ')}));`,
  ].join('\n  ');
}

/** The top-level class in which `solve` stands; `Main` where none is found, or its name is longer than 100 characters. */
function classOfSolve(code: string): string {
  let depth = 0;
  let current = 'Main';
  const tokens = bareCode(code, 'java').matchAll(/[{}]|\b(?:class|record|enum)\s+(\w{1,100})\b|\bsolve\s*\(/g);
  for (const [token, name] of tokens) {
    if (token === '{') depth++;
    else if (token === '}') depth--;
    else if (name === undefined) {
      if (depth === 1) return current;
    } else if (depth === 0) current = name;
  }
  return 'Main';
}
