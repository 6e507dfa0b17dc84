/** What a piece of code is; each has its colour in `styles/code.css`. */
export type TokenKind = 'plain' | 'keyword' | 'name' | 'string' | 'number' | 'comment';
/** A line of code in the colours of its words. */
export type Line = [kind: TokenKind, text: string][];
