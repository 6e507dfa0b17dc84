import { compileScript, compileStyle, compileTemplate, parse, type SFCDescriptor } from '@vue/compiler-sfc';
import { compileModule, unreadable } from '../core/compile.ts';

const FILE = 'Program.vue';
/** What scoped styles and the elements of the program have in common. */
const SCOPE = 'data-v-program';

function check(errors: readonly unknown[]): void {
  if (errors.length > 0) throw unreadable(errors[0]);
}

/** Of a program without `<script setup>` the template is a function of its own. */
function renderOf({ template, scriptSetup }: SFCDescriptor, scoped: boolean): string {
  if (template === null || scriptSetup !== null) return '';
  const { code, errors } = compileTemplate({ source: template.content, filename: FILE, id: SCOPE, scoped });
  check(errors);
  return `${code.replace('export function render', 'function render')}\nprogram.render = render;`;
}

function scriptOf(descriptor: SFCDescriptor): string {
  if (descriptor.script === null && descriptor.scriptSetup === null) return 'const program = {};';
  try {
    return compileScript(descriptor, { id: SCOPE, inlineTemplate: true, genDefaultAs: 'program' }).content;
  } catch (error) {
    throw unreadable(error);
  }
}

/** A single-file component → the body of a CommonJS module, with loops that end. Throws with the line where it cannot be read. */
export function compile(code: string): string {
  const { descriptor, errors } = parse(code, { filename: FILE, sourceMap: false });
  check(errors);
  const scoped = descriptor.styles.some((style) => style.scoped);
  const css = descriptor.styles.map((style) => {
    const done = compileStyle({ source: style.content, filename: FILE, id: SCOPE, scoped: style.scoped ?? false });
    check(done.errors);
    return done.code;
  });
  const parts = [
    scriptOf(descriptor),
    renderOf(descriptor, scoped),
    scoped ? `program.__scopeId = '${SCOPE}';` : '',
    'export default program;',
  ];
  const { lang } = descriptor.scriptSetup ?? descriptor.script ?? {};
  return compileModule(parts.join('\n'), css.join('\n'), { typescript: lang === 'ts' });
}
