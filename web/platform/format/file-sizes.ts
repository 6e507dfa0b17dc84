import { UNITS } from './sizes.ts';

/** The size of a project's file, by the specification: `1023 B`, `1.5 KB`, up to GB. */
export const fileSizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), 3);
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${UNITS[power - 1]}`;
};

/** The size of a document, by the specification: `512 Bytes`, `1.50 KB`, `20.00 MB`, up to GB. */
export const documentSizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} Bytes`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), 3);
  return `${(bytes / 1024 ** power).toFixed(2)} ${UNITS[power - 1]}`;
};
