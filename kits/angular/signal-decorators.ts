import type { packages } from '@babel/standalone';

type Babel = typeof packages.types;
type Expression = packages.types.Expression;
/** Of Babel's paths what is used here. */
type Field = {
  node: packages.types.ClassProperty;
  remove(): unknown;
  scope: { getBinding(name: string): { path: { node: packages.types.Node } } | undefined };
};
type Program = {
  traverse(visitor: { ClassProperty(field: Field): void }): void;
  unshiftContainer(key: 'body', node: packages.types.Statement): unknown;
};

/** The decorator by which Angular's JIT learns of a field that is one of its functions. */
const DECORATOR: Readonly<Record<string, string>> = {
  input: 'Input',
  model: 'Input',
  output: 'Output',
  outputFromObservable: 'Output',
  viewChild: 'ViewChild',
  viewChildren: 'ViewChildren',
  contentChild: 'ContentChild',
  contentChildren: 'ContentChildren',
};
const CORE = '$angular';

/**
 * Fields that are `input()`, `model()`, `output()` and queries get the decorators that their compiler gives them: Angular's
 * JIT looks at decorators alone. Before other plugins see the class, so all at the beginning.
 */
export function signalDecorators({ types: t }: { types: Babel }) {
  const decorator = (name: string, args: Expression[]) =>
    t.decorator(t.callExpression(t.memberExpression(t.identifier(CORE), t.identifier(name)), args));
  const object = (fields: Record<string, Expression>, from?: Expression) =>
    t.objectExpression([
      ...(from ? [t.spreadElement(from)] : []),
      ...Object.entries(fields).map(([name, value]) => t.objectProperty(t.identifier(name), value)),
    ]);

  /** `input(…)` and `input.required(…)`, as the function that Angular exports, whatever it is called here. */
  function callOf(field: Field) {
    const { value } = field.node;
    if (!t.isCallExpression(value)) return null;
    const required = t.isMemberExpression(value.callee) && t.isIdentifier(value.callee.property, { name: 'required' });
    const callee = t.isMemberExpression(value.callee) ? value.callee.object : value.callee;
    if (!t.isIdentifier(callee) || (callee !== value.callee && !required)) return null;
    const specifier = field.scope.getBinding(callee.name)?.path.node;
    if (!t.isImportSpecifier(specifier)) return null;
    const { imported } = specifier;
    const name = t.isIdentifier(imported) ? imported.name : imported.value;
    const args = value.arguments.filter((argument) => t.isExpression(argument));
    return Object.hasOwn(DECORATOR, name) ? { name, required, args } : null;
  }

  function decoratorsOf({ name, required, args }: NonNullable<ReturnType<typeof callOf>>, field: string) {
    const kind = DECORATOR[name]!;
    const signal = { isSignal: t.booleanLiteral(true) };
    const aliased = (options: Expression | undefined) =>
      options
        ? t.logicalExpression(
            '??',
            t.memberExpression(t.cloneNode(options), t.identifier('alias')),
            t.stringLiteral(field),
          )
        : t.stringLiteral(field);
    if (kind === 'Output') return [decorator(kind, [aliased(args[name === 'output' ? 0 : 1])])];
    if (kind !== 'Input')
      return [
        decorator(
          kind,
          [...args.slice(0, 1), object(signal, args[1])].map((each) => t.cloneNode(each)),
        ),
      ];
    const options = args[required ? 0 : 1];
    const alias = aliased(options);
    const input = object({ ...signal, alias, required: t.booleanLiteral(required) });
    if (name === 'input') return [decorator(kind, [input])];
    const changes = t.binaryExpression('+', t.cloneNode(alias), t.stringLiteral('Change'));
    return [decorator(kind, [input]), decorator('Output', [changes])];
  }

  return {
    visitor: {
      Program(program: Program) {
        let found = false;
        program.traverse({
          ClassProperty(field: Field) {
            // TypeScript's words for fields that are set elsewhere; later plugins would stumble over them.
            if (field.node.declare) return void field.remove();
            field.node.definite = false;
            const call = callOf(field);
            if (call === null || !t.isIdentifier(field.node.key)) return;
            found = true;
            field.node.decorators = [...(field.node.decorators ?? []), ...decoratorsOf(call, field.node.key.name)];
          },
        });
        if (found)
          program.unshiftContainer(
            'body',
            t.variableDeclaration('const', [
              t.variableDeclarator(
                t.identifier(CORE),
                t.callExpression(t.identifier('require'), [t.stringLiteral('@angular/core')]),
              ),
            ]),
          );
      },
    },
  };
}
