import type { Plugin } from 'prettier';
import { answerRequests } from './requests.ts';

/** Prettier with what a language needs. */
const prettier = (parser: string, fetchPlugins: () => Promise<unknown>[]) => async () => {
  const [{ format }, ...plugins] = await Promise.all([import('prettier/standalone'), ...fetchPlugins()]);
  return (text: string, tab: number) =>
    format(text, { parser, plugins: plugins as Plugin[], tabWidth: tab, endOfLine: 'lf' });
};
const babel = () => import('prettier/plugins/babel');
const estree = () => import('prettier/plugins/estree');
const postcss = () => import('prettier/plugins/postcss');
const html = () => import('prettier/plugins/html');

/** Formats what needs no WebAssembly, beside the page. */
answerRequests({
  javascript: prettier('babel', () => [babel(), estree()]),
  typescript: prettier('typescript', () => [import('prettier/plugins/typescript'), estree()]),
  json: prettier('json', () => [babel(), estree()]),
  css: prettier('css', () => [postcss()]),
  html: prettier('html', () => [html(), postcss(), babel(), estree()]),
  markdown: prettier('markdown', () => [import('prettier/plugins/markdown'), postcss(), html(), babel(), estree()]),
  yaml: prettier('yaml', () => [import('prettier/plugins/yaml')]),
});
