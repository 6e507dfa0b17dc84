import { FILE_BYTES } from '../languages/box.ts';
import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';

/** The signal of a file that grows beyond its bound. */
const SIGXFSZ = 25;

/** Lines that are not an excerpt of the source, which begins with white space, a line's number or a bar. */
const saying = (words: string): RegExp => new RegExp(`^(?![ \\t]*\\d*[ \\t]*\\|).*(?:${words})`, 'im');
const FILE_TOO_LARGE = saying('file size limit exceeded|file too large');
const TOO_DEEP = saying('segmentation fault signal terminated program|^java\\.lang\\.StackOverflowError');
const NO_HEAP = /^java\.lang\.OutOfMemoryError: Java heap space/m;

/** What compilers say of themselves when they were stopped from outside: nobody need tell their makers. */
const INVITATION =
  /^(?:#\s*|\s*)(?:note: )?(?:(?:please (?:submit|file|report|include)|we would appreciate|if you would like to submit)\b.*\bbug|https:\/\/bugreport\.java\.com|see <.*README\.Bugs>).*(?:\n|$)/gim;

/** What a compiler wrote, without its invitations to report a bug of the compiler. */
export const withoutInvitations = (text: string): string => text.replace(INVITATION, '');

const counted = (value: number): string => value.toLocaleString('en-US');
const time = (ms: number): string => (ms % 1000 === 0 ? `${counted(ms / 1000)} seconds` : `${counted(ms)} ms`);
const size = (kb: number): string =>
  kb < 1024 ? `${counted(Math.round(kb))} KB` : `${counted(Math.round(kb / 1024))} MB`;
const heapOf = (argv: string[]): string | undefined => /-Xmx(\d+)m\b/.exec(argv.join(' '))?.[1];

/**
 * Which limit stopped a compiler, in words with the number; null where none did. Some limits are the kernel's or the
 * compiler's own, and show in what it says alone. `argv` is its line.
 */
export function compilerLimit(outcome: RunOutcome, limits: RunLimits, argv: string[]): string | null {
  const { end, limit, stdout, stderr } = outcome;
  if (limit === 'cpu') return `Compilation took more than ${time(limits.cpu_ms)} of CPU time`;
  if (limit === 'wall') return `Compilation took longer than ${time(limits.wall_ms)}`;
  if (limit === 'memory') return `Compilation needed more than ${size(limits.memory_kb)} of memory`;
  if (limit === 'output') return `The compiler wrote more than ${size(limits.output_bytes / 1024)} of messages`;
  if (limit !== null || (end.by === 'exit' && end.code === 0)) return null;
  const said = Buffer.concat([stderr, stdout]).toString();
  if ((end.by === 'signal' && end.signal === SIGXFSZ) || FILE_TOO_LARGE.test(said))
    return `The compiler wrote a file of more than ${size(FILE_BYTES / 1024)}, the most that a file may have`;
  if (TOO_DEEP.test(said)) return 'The source is nested too deeply for the compiler';
  const heap = NO_HEAP.test(said) && heapOf(argv);
  return heap ? `Compilation needed more than ${counted(Number(heap))} MB of memory` : null;
}
