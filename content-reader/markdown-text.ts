import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** What stands between blanks: its parts are no parts of a word. */
const apart = new Set<Nodes['type']>([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'footnoteDefinition',
]);

function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  if ('children' in node) return node.children.map(wordsOf).join(apart.has(node.type) ? ' ' : '');
  return ' ';
}

/**
 * The words of Markdown (GitHub's dialect), code among them, on one line; tags are left out. Deeply nested Markdown takes
 * time that grows faster than its length: of what strangers wrote only a beginning is for this.
 */
export const plainText = (markdown: string): string =>
  wordsOf(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
    .replaceAll(/\s+/g, ' ')
    .trim();
