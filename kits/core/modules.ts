/** The exports of a module as a CommonJS program requires them, also as its default. */
export const asModule = (exports: object): object => Object.freeze({ ...exports, default: exports, __esModule: true });
