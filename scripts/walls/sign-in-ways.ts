import ts from 'typescript';

/** What leads to the sign-in: its pages by name, and the address of it that leads back. */
function leadsThere(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const [first] = node.arguments;
  const called = node.expression.getText();
  if (called === 'useSignInAddress') return true;
  return (
    called === 'pathOf' && first !== undefined && ts.isStringLiteralLike(first) && /^(sign-in|login)$/.test(first.text)
  );
}

/** Where a file of the app leads people to the sign-in in a way of its own: `line: text`. */
export function signInWays(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (leadsThere(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Second prompts to sign in, in these files of the app, and places ('<path>' or '<folder>/') that may lead to the sign-in by
 * themselves and no longer do.
 */
export function signInFaults(files: readonly { file: string; source: string }[], places: readonly string[]): string[] {
  const ways = files.flatMap(({ file, source }) => signInWays(file, source).map((way) => ({ file, way })));
  const mayLead = (file: string) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
  return [
    ...ways
      .filter(({ file }) => !mayLead(file))
      .map(({ file, way }) => `visitors are asked to sign in by ui/sign-in-prompt.tsx: ${file}:${way}`),
    ...places
      .filter((place) => !ways.some(({ file }) => (place.endsWith('/') ? file.startsWith(place) : file === place)))
      .map((place) => `it leads to the sign-in no more, take it off the list: ${place}`),
  ];
}
