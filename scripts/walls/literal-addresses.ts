import ts from 'typescript';
import { pageIds, pages } from '../../contract/pages.ts';

const segments = [...new Set(pageIds.map((id) => pages[id].path.split('/')[1] ?? ''))].filter((name) => name !== '');
const either = segments.join('|');
/** `/problems`, and what may follow it in an address. */
const address = new RegExp(`^/(${either})(?![\\w-])`);
/** An address that stands within a text, as in SQL: `'/problems/' || id`. */
const quoted = new RegExp(`['"]/(${either})(?![\\w-])`);
const inPattern = new RegExp(`\\\\/(\\((\\?:)?([\\w|-]+\\|)?)?(${either})(?![\\w-])`);

/** Where `/` alone is the address of the home page. */
const leads = /^(to|href|action|link|navigate)$/;

const isApi = (text: string): boolean => /^\/(api|internal)\//.test(text);

/** The name that a text is given to: an attribute, a property, a function that is called. */
function receiver(node: ts.Node): string {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isCallExpression(parent)) return parent.expression.getText();
  return '';
}

/** The texts of a template, behind its first expression. */
const laterTexts = (template: ts.TemplateExpression): string[] =>
  template.templateSpans.map(({ literal }) => literal.text);

function isAddress(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) {
    const { text } = node;
    if (text === '/') return leads.test(receiver(node));
    return address.test(text) || quoted.test(text);
  }
  if (ts.isTemplateExpression(node)) {
    const { text } = node.head;
    if (isApi(text)) return false;
    return [text, ...laterTexts(node)].some((part) => address.test(part) || quoted.test(part));
  }
  return ts.isRegularExpressionLiteral(node) && inPattern.test(node.text);
}

/** Where a file of the app or the server writes the address of a page by hand instead of `pathOf`: `line: text`. */
export function literalAddresses(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What is imported is a file.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isAddress(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText().slice(0, 60)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
