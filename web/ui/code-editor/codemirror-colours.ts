import { tags } from '@lezer/highlight';

/** What of a program has which of the page's colours. */
export const colours = [
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], name: '--code-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], name: '--code-string' },
  { tag: [tags.number, tags.bool, tags.null], name: '--code-number' },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.function(tags.definition(tags.variableName)),
      tags.annotation,
      tags.processingInstruction,
    ],
    name: '--code-name',
  },
  { tag: [tags.comment], name: '--code-comment' },
  { tag: [tags.operator, tags.punctuation, tags.bracket], name: '--ink-2' },
] as const;
