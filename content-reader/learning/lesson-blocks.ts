import type { Code, Nodes, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { nameWords } from '../concepts.ts';

/** A choice of a `predict` block, and why it is right or wrong. */
export type Choice = { text: string; right: boolean; why: string };

/** How a program that shows something is checked: the names of what is pressed, one after the other, and what it shows then. */
type RunCheck = { press: string[]; shows: string | null };

/**
 * A text of ours in pieces. `markdown` is plain Markdown; the others are what learners do something with. `section` is the
 * anchor of the heading above, '' before the first one.
 */
export type LessonBlock = { section: string } & (
  | { kind: 'markdown'; text: string }
  | { kind: 'note'; title: string; text: string }
  /** A program of ours; `output` is what it prints, where the text says so, line by line. */
  | ({ kind: 'run'; lang: string; code: string; output: string | null } & RunCheck)
  | { kind: 'predict'; from: string; question: string; choices: Choice[] }
  | { kind: 'recall'; cards: { question: string; answer: string }[] }
  /** `dir`: the folder of the exercise beside the lesson. */
  | { kind: 'exercise'; dir: string; text: string; hints: string[] }
);
export type Heading = { depth: number; title: string; anchor: string };

/** Markdown as we read it everywhere: GitHub's dialect, with directives. */
export const readMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });

/** The words of a node as people read them. */
export const wordsOf = (node: Nodes): string =>
  'value' in node
    ? node.type === 'html'
      ? ''
      : node.value
    : 'children' in node
      ? node.children.map(wordsOf).join('')
      : '';

/** The anchor of a heading: its words with dashes between them. */
export const anchorOf = (title: string): string =>
  nameWords(title)
    .join('-')
    .replaceAll(/[^a-z0-9-]/g, '');

export const headingsOf = (text: string): Heading[] =>
  readMarkdown(text).children.flatMap((node) =>
    node.type === 'heading' ? [{ depth: node.depth, title: wordsOf(node), anchor: anchorOf(wordsOf(node)) }] : [],
  );

const sourceOf = (text: string, nodes: readonly Nodes[]): string =>
  text.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);

/** `What it asks — What it is`: the parts around the first dash. */
const aroundDash = (line: string, fault: string): [string, string] => {
  const at = line.indexOf(' — ');
  if (at < 0) throw new Error(`${fault}: “${line}” has no dash with spaces around it`);
  return [line.slice(0, at).trim(), line.slice(at + 3).trim()];
};

type Directive = Extract<RootContent, { type: 'containerDirective' }>;

function readDirective(text: string, node: Directive): Omit<LessonBlock, 'section'> {
  const given = node.attributes ?? {};
  const lists = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const before = node.children.filter(({ type }) => type !== 'list');
  switch (node.name) {
    case 'note':
      return { kind: 'note', title: given['title'] ?? '', text: sourceOf(text, node.children) } as never;
    case 'exercise':
      if (!given['dir']) throw new Error('exercise: it names no folder (dir)');
      return {
        kind: 'exercise',
        dir: given['dir'],
        text: sourceOf(text, before),
        hints: lists.map((item) => sourceOf(text, item.children)),
      } as never;
    case 'recall': {
      const cards = lists.map((item) => {
        const [question, answer] = aroundDash(sourceOf(text, item.children), 'recall');
        return { question, answer };
      });
      if (cards.length < 2 || before.length > 0)
        throw new Error('recall: it is a list of two cards or more, and nothing else');
      return { kind: 'recall', cards } as never;
    }
    case 'predict': {
      const choices = lists.map((item) => {
        const [choice, why] = aroundDash(sourceOf(text, item.children), 'predict');
        if (typeof item.checked !== 'boolean') throw new Error('predict: each choice begins with [ ] or [x]');
        return { text: choice, right: item.checked, why };
      });
      if (before.length === 0) throw new Error('predict: it has no question');
      return { kind: 'predict', from: given['from'] ?? '', question: sourceOf(text, before), choices } as never;
    }
    default:
      throw new Error(`There is no block ${node.name}`);
  }
}

/** A piece of code that is run: ```js run, and what it prints in a block ```text output right below. */
const isRun = (node: RootContent | undefined): boolean => node?.type === 'code' && /^run\b/.test(node.meta ?? '');

/** `press="Sell one" press="Sell one" then="3 left"`. */
const checkOf = (meta: string): RunCheck => {
  const given = [...meta.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value }));
  const odd = given.find(({ name }) => name !== 'press' && name !== 'then');
  if (odd) throw new Error(`run: there is no ${odd.name}`);
  return {
    press: given.filter(({ name }) => name === 'press').map(({ value }) => value),
    shows: given.find(({ name }) => name === 'then')?.value ?? null,
  };
};
const isOutput = (node: RootContent | undefined): node is Code & { meta: 'output' } =>
  node?.type === 'code' && node.meta === 'output';

/** A text in blocks. Throws, with words for its author, where a directive is unknown or not made as it has to be. */
export function readBlocks(text: string): LessonBlock[] {
  const blocks: LessonBlock[] = [];
  let section = '';
  let waiting: RootContent[] = [];
  const flush = () => {
    if (waiting.length > 0) blocks.push({ section, kind: 'markdown', text: sourceOf(text, waiting) });
    waiting = [];
  };
  const { children } = readMarkdown(text);
  for (const [at, node] of children.entries()) {
    if (isOutput(node)) {
      if (!isRun(children[at - 1])) throw new Error('A block of output stands below the program that prints it');
      continue;
    }
    if (node.type === 'leafDirective') throw new Error(`There is no block ${node.name}`);
    if (node.type === 'heading') {
      flush();
      section = anchorOf(wordsOf(node));
    }
    if (node.type === 'code' && isRun(node)) {
      flush();
      const below = children[at + 1];
      blocks.push({
        section,
        kind: 'run',
        lang: node.lang ?? '',
        code: node.value,
        output: isOutput(below) ? below.value : null,
        ...checkOf(node.meta ?? ''),
      });
    } else if (node.type === 'containerDirective') {
      flush();
      blocks.push({ section, ...readDirective(text, node) } as LessonBlock);
    } else waiting.push(node);
  }
  flush();
  return blocks;
}

/** The prose of a text: what is read aloud, without code and without what the blocks are written with. */
export function proseOf(text: string): string {
  const prose = (node: Nodes): string => {
    if (node.type === 'code' || node.type === 'html') return '';
    if (node.type === 'textDirective') return `:${node.name}`;
    if ('value' in node) return node.value;
    if (!('children' in node)) return ' ';
    const inside = node.children.map(prose);
    return ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow', 'containerDirective'].includes(node.type)
      ? inside.join('\n')
      : inside.join('');
  };
  return prose(readMarkdown(text))
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
}

/** The parts of a text by heading, each with its prose on one line. */
export function sectionsOf(text: string): { title: string; anchor: string; body: string }[] {
  const { children } = readMarkdown(text);
  return children.flatMap((node, at) => {
    if (node.type !== 'heading') return [];
    const end = children.findIndex((other, place) => place > at && other.type === 'heading');
    const inside = children.slice(at + 1, end < 0 ? undefined : end);
    const title = wordsOf(node);
    const body = inside.length === 0 ? '' : proseOf(sourceOf(text, inside)).replaceAll('\n', ' ');
    return [{ title, anchor: anchorOf(title), body }];
  });
}
