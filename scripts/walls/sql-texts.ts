import ts from 'typescript';

/** A text of a program that is SQL, or a part of it; `{…}` stands for what is put in while the program runs. */
export type SqlText = { text: string; line: number };

/** What a program's sentences and names do not begin with, or hold in this order. */
const STATEMENT =
  /^\s*(with\s+\w+(\s*\([^)]*\))?\s+as\s+(not\s+)?(materialized\s+)?\(|select\s|insert\s+into\s|update\s+\S+(\s+(as\s+)?\w+)?\s+set\s|delete\s+from\s|merge\s+into\s|truncate\s|lock\s+table\s|copy\s+\S+\s+(from|to)\s|(create|alter|drop)\s+(table|view|index|function|trigger|unlogged)\s)/i;
const WITHIN =
  /\b(insert\s+into\s+\S+(\s+(as\s+)?\w+)?\s*(\(|select\b|values\b)|update\s+\S+(\s+(as\s+)?\w+)?\s+set\s+[\w"]+\s*=|delete\s+from\s+\S+\s+(\w+\s+)?(where|using)\b|merge\s+into\s+\S+|lock\s+table\s+\S+|select\s[\s\S]*\sfrom\s+[a-z_]+|\w+_at\s+is\s+(not\s+)?null\b|\bstate\s*(=|<>|!=)\s*'\w+')/i;

/** An English sentence begins with a capital; SQL of ours does not. */
const isSql = (text: string): boolean => (STATEMENT.test(text) && !/^\s*[A-Z][a-z]/.test(text)) || WITHIN.test(text);

/** The methods of a Queryable: what is given to them is SQL, whatever it looks like. */
const METHODS = new Set(['rows', 'row', 'optionalRow', 'run', 'raw']);
/** Names that ours have for one. */
const RECEIVER = /(^|\.)(db|tx|database|trx|connection)$/;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');

const calls = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  METHODS.has(node.expression.name.text) &&
  RECEIVER.test(node.expression.expression.getText());

/** All SQL of a source file. Texts inside a template's holes are texts of their own. */
export function sqlTexts(file: string, source: string): SqlText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: SqlText[] = [];
  const keep = (node: ts.Node, text: string) =>
    found.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node: ts.Node): void => {
    if (isText(node) && !ts.isImportDeclaration(node.parent) && isSql(textOf(node))) keep(node, textOf(node));
    // A statement that is put together elsewhere still shows where it is run.
    else if (calls(node)) keep(node, '');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
