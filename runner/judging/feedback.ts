import { ValidatorError } from './validator-error.ts';

/** Where the validator finds its files. */
export const FEEDBACK_FOLDER = '/tmp/feedback/';
const KEPT = 'kept.';

/** How a validator ended, and what it left. */
export type Feedback = {
  /** 128 and the signal's number where a signal ended it. */
  code: number;
  /** The end of what it wrote to stderr. */
  said: string;
  /** The plain files of its feedback folder, by name. */
  files: Map<string, Buffer>;
};

/** The files that make up the feedback folder again, as a validator of the pass before left it. */
export const keptFiles = (files: Map<string, Buffer>): { name: string; bytes: Buffer }[] =>
  [...files].map(([name, bytes]) => ({ name: KEPT + name, bytes }));

/** Told on stderr, before all else, when a validator that talks has closed its stdout. */
export const CLOSED = Buffer.from('closed\n');

/** Its own stdout is of no interest. */
const silently = '( exec "$@" 3>&- >/dev/null )';
/** Its own stdout is the program's input, of which the end is to be known at once: no shell may hold it too. */
const aloud = `mkfifo /tmp/talk
{ cat /tmp/talk; printf ${JSON.stringify(CLOSED.toString())} >&3; } &
( exec "$@" 3>&- >/tmp/talk )`;

/**
 * Runs the words after it as a validator, then tells on stderr what it left: a line `file NAME SIZE` and the bytes for
 * each plain file of the feedback folder, `said SIZE` and the bytes, `exit CODE`.
 */
const script = (validator: string): string => `
mkdir ${FEEDBACK_FOLDER} || exit 1
for f in /tmp/${KEPT}*; do
  if [ -f "$f" ]; then cat "$f" > "${FEEDBACK_FOLDER}\${f#/tmp/${KEPT}}"; fi
done
exec 3>&2 2>/tmp/said
${validator}
code=$?
wait
for f in ${FEEDBACK_FOLDER}* ${FEEDBACK_FOLDER}.[!.]*; do
  if [ ! -f "$f" ] || [ -L "$f" ]; then continue; fi
  case "\${f##*/}" in *[!A-Za-z0-9._-]*) continue ;; esac
  size=$(wc -c < "$f")
  printf 'file %s %s\\n' "\${f##*/}" "$size" >&3
  head -c "$size" "$f" >&3
done
if [ -s /tmp/said ]; then
  tail -c 4000 /tmp/said > /tmp/end
  printf 'said %s\\n' "$(wc -c < /tmp/end)" >&3
  cat /tmp/end >&3
else printf 'said 0\\n' >&3
fi
printf 'exit %s\\n' "$code" >&3
`;

/** The line that runs a validator whose stdout nobody reads. */
export const silentLine = (validator: string[]): string[] => ['/bin/sh', '-c', script(silently), 'sh', ...validator];
/** The line that runs a validator whose stdout is the program's input; it tells CLOSED first. */
export const talkingLine = (validator: string[]): string[] => ['/bin/sh', '-c', script(aloud), 'sh', ...validator];

/** Reads what the lines above tell. Throws ValidatorError where a byte is missing or one too many. */
export function readFeedback(told: Buffer): Feedback {
  const files = new Map<string, Buffer>();
  let said: string | null = null;
  let at = 0;
  const take = (size: number): Buffer => {
    const bytes = told.subarray(at, at + size);
    if (bytes.length !== size) throw new ValidatorError('the feedback of the validator is cut');
    at += size;
    return bytes;
  };
  for (;;) {
    const end = told.indexOf(10, at);
    const line = /^(?:file ([A-Za-z0-9._-]{1,255}) (\d{1,10})|said (\d{1,10})|exit (\d{1,3}))$/.exec(
      end === -1 ? '' : told.toString('latin1', at, end),
    );
    if (!line) throw new ValidatorError('the feedback of the validator cannot be read');
    const [, name, size, saidSize, code] = line;
    at = end + 1;
    if (name !== undefined && said === null) files.set(name, take(Number(size)));
    else if (saidSize !== undefined && said === null) said = take(Number(saidSize)).toString().trim();
    else if (code !== undefined && said !== null && at === told.length) return { code: Number(code), said, files };
    else throw new ValidatorError('the feedback of the validator is out of order');
  }
}
