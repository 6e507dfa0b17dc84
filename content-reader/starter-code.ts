import type { PracticeLanguage, Signature, ValueType } from '@devorbit/contract/execution/languages.ts';

type Dialect = {
  comment: string;
  /** The type as the language writes it; null where the language has none. */
  type: ((type: ValueType) => string) | null;
  parameter: (name: string, type: string) => string;
  argument: (name: string, type: ValueType) => string;
  whole: string;
  nothing: (type: ValueType) => string;
  main: (signature: Signature | null) => string;
};

const arrays = (scalar: (name: string) => string, wrap: (inner: string) => string) => {
  const write = (type: string): string => (type.endsWith('[]') ? wrap(write(type.slice(0, -2))) : scalar(type));
  return write as (type: ValueType) => string;
};

const cppType = arrays(
  (name) =>
    ({ int: 'int', long: 'long long', float: 'double', bool: 'bool', string: 'string', tree: 'TreeNode*' })[name] ??
    name,
  (inner) => `vector<${inner}>`,
);
const javaType = arrays(
  (name) => ({ float: 'double', bool: 'boolean', string: 'String', tree: 'TreeNode' })[name] ?? name,
  (inner) => `${inner}[]`,
);

/** How each language writes types, parameters and what it reads them from. */
export const dialects: Record<PracticeLanguage, Dialect> = {
  javascript: {
    comment: '//',
    type: null,
    parameter: (name) => name,
    argument: (name, type) => (type === 'tree' ? `tree(input.${name})` : `input.${name}`),
    whole: 'input',
    nothing: () => '',
    main: () => '',
  },
  python: {
    comment: '#',
    type: null,
    parameter: (name) => name,
    argument: (name, type) => (type === 'tree' ? `tree(data["${name}"])` : `data["${name}"]`),
    whole: 'data',
    nothing: () => '',
    main: () => '',
  },
  java: {
    comment: '//',
    type: javaType,
    parameter: (name, type) => `${type} ${name}`,
    argument: (name, type) => `Starter.read(Starter.field(input, "${name}"), ${javaType(type)}.class)`,
    whole: 'input',
    nothing: (type) =>
      type.endsWith('[]')
        ? `new ${javaType(type).replace('[]', '[0]')}`
        : type === 'string'
          ? '""'
          : type === 'bool'
            ? 'false'
            : type === 'tree'
              ? 'null'
              : '0',
    main: () => '',
  },
  cpp: {
    comment: '//',
    type: cppType,
    parameter: (name, type) => (/^(vector|string)/.test(type) ? `${type}& ${name}` : `${type} ${name}`),
    argument: (name) => name,
    whole: 'input',
    nothing: () => '',
    main: (signature) =>
      signature === null
        ? 'Json parsedInput;\n  try {\n    parsedInput = Json(standardInput);\n  } catch (const exception&) {\n    parsedInput.kind = Json::String;\n    parsedInput.text = standardInput;\n  }\n  show(solve(parsedInput));'
        : [
            // Names that no problem gives a parameter, as the parameters stand beside them.
            'Json parsedInput(standardInput);',
            ...signature.params.flatMap(({ name, type }) => [
              `${cppType(type)} ${name};`,
              `read(parsedInput["${name}"], ${name});`,
            ]),
            `show(solve(${signature.params.map(({ name }) => name).join(', ')}));`,
          ].join('\n  '),
  },
};

const untyped: Partial<Record<PracticeLanguage, { params: string; returns: string; nothing: string }>> = {
  java: { params: 'Object input', returns: 'Object', nothing: '""' },
  cpp: { params: 'const Json& input', returns: 'string', nothing: '' },
};

/** Whether `solve` takes or returns a tree. */
export const hasTree = (signature: Signature | null): boolean =>
  signature !== null && [signature.returns, ...signature.params.map(({ type }) => type)].includes('tree');

/**
 * The program a learner starts from: it reads standard input, tries JSON, calls `solve` and prints the result.
 * Without a signature `solve` takes the whole input: the parsed JSON value, or the text where it is not JSON.
 * `template` is the text of `content/languages/<language>/starter.*`.
 */
export function starterCode(template: string, language: PracticeLanguage, signature: Signature | null): string {
  const dialect = dialects[language];
  const trees = hasTree(signature);
  const marker = new RegExp(`^( *)${dialect.comment}:tree ?(.*)\\n`, 'gm');
  const text = template.replace(marker, (_, indent: string, line: string) => {
    if (!trees) return '';
    return line.startsWith('A TreeNode has')
      ? `${indent}${dialect.comment} ${line}\n`
      : line === ''
        ? '\n'
        : `${indent}${line}\n`;
  });
  const loose = untyped[language];
  const values: Record<string, string> = {
    params: signature
      ? signature.params.map(({ name, type }) => dialect.parameter(name, dialect.type?.(type) ?? '')).join(', ')
      : (loose?.params ?? dialect.whole),
    returns: signature ? (dialect.type?.(signature.returns) ?? '') : (loose?.returns ?? ''),
    nothing: signature ? dialect.nothing(signature.returns) : (loose?.nothing ?? ''),
    arguments: signature
      ? signature.params.map(({ name, type }) => dialect.argument(name, type)).join(', ')
      : dialect.whole,
    main: dialect.main(signature),
  };
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  return language === 'cpp' && signature === null ? jsonFirst(filled) : filled;
}

/** In C++ the untyped `solve` takes a Json, which must be declared above it. */
function jsonFirst(code: string): string {
  const solve = code.slice(code.indexOf('string solve('), code.indexOf('// Reads the input'));
  const declared = 'struct Json;\nstring solve(const Json& input);\n\n';
  const without = code.replace(solve, declared);
  const main = without.indexOf('int main()');
  return `${without.slice(0, main)}${solve}${without.slice(main)}`;
}
