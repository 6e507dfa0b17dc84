import type { Signature, ValueType } from '@devorbit/contract/execution/languages.ts';

/** How values of one kind look, and an example of it. */
export type PrintingRule = { value: string; rule: string; example: string };

const ofScalar: Record<string, PrintingRule> = {
  int: { value: 'Whole numbers', rule: 'As they are.', example: '42' },
  float: { value: 'Decimals', rule: 'With a point.', example: '2.5' },
  bool: { value: 'Booleans', rule: 'In lower case, in Python too.', example: 'true' },
  string: { value: 'Strings', rule: 'As they are, without quotes.', example: 'orbit' },
  tree: { value: 'Trees', rule: 'Level by level; null for a missing child.', example: '5 3 8 null 4' },
};
const lists: Record<string, PrintingRule> = {
  plain: {
    value: 'Lists',
    rule: 'On one line, with a space between. An empty list is an empty line.',
    example: '1 3 5',
  },
  strings: { value: 'Lists of strings', rule: 'One string a line.', example: 'ada\ngrace' },
  rows: {
    value: 'Lists of lists',
    rule: 'One inner list a line, with a space between its values.',
    example: '1 2\n3 4',
  },
};

const scalarOf = (type: ValueType): string => type.replaceAll('[]', '').replace('long', 'int');

/** What is told of how a value of this type is printed, the whole before its parts; of every type where none is known. */
export function printingRules(signature: Signature | null): PrintingRule[] {
  if (signature === null)
    return [...Object.values(ofScalar).filter(({ value }) => value !== 'Trees'), ...Object.values(lists)];
  const { returns } = signature;
  const list = returns.endsWith('[][]')
    ? 'rows'
    : returns === 'string[]'
      ? 'strings'
      : returns.endsWith('[]')
        ? 'plain'
        : '';
  const scalar = scalarOf(returns);
  // Numbers and strings in a list look as they do alone.
  const parts = list === '' || scalar === 'bool' || scalar === 'float' ? [ofScalar[scalar]] : [];
  return [lists[list], ...parts].filter((rule) => rule !== undefined);
}
