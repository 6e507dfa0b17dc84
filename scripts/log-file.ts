import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';

/** A log is put aside before it grows larger than this, in bytes. */
export const MAX_LOG_BYTES = 10 * 1024 * 1024;
/** So many older ones are kept: `.1` is the youngest. */
export const KEPT_LOGS = 5;

export type Log = { write(lines: string | Buffer): unknown };

/**
 * A log file that is put aside when it is full, between two lines. Each call appends whole lines, and they are in the file
 * when it returns. Where they cannot be written, `say` is told once, and what runs goes on.
 */
export function openLog(file: string, say: (line: string) => void): Log {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let failing = false;
  return {
    write(lines) {
      const bytes = Buffer.byteLength(lines);
      try {
        if (size > 0 && size + bytes > MAX_LOG_BYTES) {
          putAside(file);
          size = 0;
        }
        appendFileSync(file, lines, { mode: 0o600 });
        size += bytes;
        failing = false;
      } catch (error) {
        if (!failing) say(`The log ${file} cannot be written: ${String(error)}`);
        failing = true;
      }
    },
  };
}

function putAside(file: string): void {
  for (let age = KEPT_LOGS - 1; age > 0; age--)
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  renameSync(file, `${file}.1`);
}

const NEWLINE = 10;

/** Passes a program's output on in whole lines. */
export function passLines(from: Readable, log: Log): void {
  let begun: Buffer[] = [];
  from.on('data', (bytes: Buffer) => {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      log.write(Buffer.concat([...begun, bytes.subarray(0, end)]));
      begun = [];
    }
    if (end < bytes.length) begun.push(bytes.subarray(end));
  });
  from.on('end', () => {
    if (begun.length > 0) log.write(Buffer.concat([...begun, Buffer.of(NEWLINE)]));
  });
}
