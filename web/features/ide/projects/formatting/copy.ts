export const noFormatter = (language: string): string => `There is no formatter for ${language} here yet.`;
export const NO_TEXT_TO_FORMAT = 'Open a text to format it.';
export const formatted = (name: string): string => `${name} was formatted.`;
export const formattedAlready = (name: string): string => `${name} is formatted already.`;
export const changedMeanwhile = (name: string): string =>
  `${name} changed while it was being formatted, so nothing was done. Format it again.`;
export const tookTooLong = (name: string): string =>
  `Formatting ${name} took longer than 10 seconds, so it was stopped. Nothing was changed.`;
export const NOT_LOADED = 'The formatter couldn’t be loaded. Check your connection and try again.';
export const SIGN_IN_FOR_RUST = 'Sign in to format Rust: rustfmt runs where your programs run.';
export const NO_RUSTFMT = 'This server doesn’t have rustfmt yet, so Rust can’t be formatted here.';
export const TOO_LONG_TO_FORMAT = 'This text is too long for rustfmt here. Nothing was changed.';
