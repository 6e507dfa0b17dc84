import { numberText, roughText } from './numbers.ts';

export const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** The size of a file or a text: `512 B`, `1.5 KB`, `20 MB`; 1024 of one make the next. */
export const bytesText = (bytes: number): string => {
  if (bytes < 1024) return `${numberText(bytes)} B`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length);
  return `${roughText(bytes / 1024 ** power)} ${UNITS[power - 1]}`;
};

/** Memory as limits say it, in whole MB: `256 MB`. */
export const megabytesText = (kb: number): string => `${numberText(Math.round(kb / 1024))} MB`;

/** A measured time: `3.4 ms`, `120 ms`. */
export const millisecondsText = (ms: number): string => `${roughText(ms)} ms`;

/** A limit of time: `500 ms`, `1.25 s`. */
export const secondsText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${numberText(ms / 1000, 2)} s`);
