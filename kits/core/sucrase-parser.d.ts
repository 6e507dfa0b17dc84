declare module 'sucrase/dist/parser/index.js' {
  export * from 'sucrase/dist/types/parser/index.js';
}
declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/types.js';
}
