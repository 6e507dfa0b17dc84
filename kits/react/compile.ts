export { compileJsx as compile } from '../core/compile.ts';
