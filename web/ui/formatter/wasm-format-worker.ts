import { answerRequests } from './requests.ts';

const clang = (name: string, style: string) => async () => {
  const { default: start, format } = await import('@wasm-fmt/clang-format/vite');
  await start();
  return (text: string, tab: number) =>
    format(
      text,
      name,
      `{BasedOnStyle: ${style}, IndentWidth: ${tab}, ContinuationIndentWidth: ${2 * tab}, TabWidth: ${tab}, UseTab: Never, AccessModifierOffset: -${tab}, ColumnLimit: 100}`,
    );
};

/**
 * Formats by WebAssembly, beside the page. No page may run any, so this worker's script has a policy of its own, by the
 * beginning of its name (`server/platform/http/web.ts`).
 */
answerRequests({
  python: async () => {
    const { default: start, format } = await import('@wasm-fmt/ruff_fmt/vite');
    await start();
    return (text, tab) => format(text, 'main.py', { indent_style: 'space', indent_width: tab, line_width: 88 });
  },
  go: async () => {
    const { default: start, format } = await import('@wasm-fmt/gofmt/vite');
    await start();
    return (text) => format(text);
  },
  c: clang('main.c', 'LLVM'),
  cpp: clang('main.cpp', 'LLVM'),
  java: clang('Main.java', 'Google'),
  csharp: clang('main.cs', 'Microsoft'),
});
