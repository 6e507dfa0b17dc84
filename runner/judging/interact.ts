import { setTimeout as delay } from 'node:timers/promises';
import type { Lane, RunOutcome, SessionSpec } from '../sandbox/sandbox.ts';
import { CLOSED } from './feedback.ts';

/** One side of a dialogue, and where it runs. */
export type Side = { lane: Lane; spec: SessionSpec };

export type Dialogue = {
  /** With all that the program wrote. Its limit is `stopped` where the other side ended it. */
  program: RunOutcome;
  /** With what it told on stderr after CLOSED; its stdout went to the program. */
  interactor: RunOutcome;
  /** The interactor ended by itself before anybody ended it. */
  decided: boolean;
};

/** A program that fails may have been told a moment before that it is wrong: the interactor has this long to say so, in ms. One that closes its stdout has as long to end. */
const LAST_WORDS_MS = 500;
const STEP_MS = 25;

/**
 * Waits for LAST_WORDS_MS, or until it is `over`. In steps: each is late by as much as a busy machine keeps us waiting, and
 * so gives those time whom it keeps waiting too. Between them what has come meanwhile is heard.
 */
async function lastWords(over: () => boolean): Promise<void> {
  for (let left = LAST_WORDS_MS; left > 0 && !over(); left -= STEP_MS) await delay(STEP_MS);
}

const isClean = ({ end, limit }: RunOutcome): boolean => limit === null && end.by === 'exit' && end.code === 0;

/**
 * Lets a program and an interactor talk: what one writes the other reads. The end of the program's stdout is the end of
 * the interactor's input; the program's input ends when the interactor has closed its stdout. When the interactor has ended,
 * `goOn` says from what it told on stderr whether the program may go on to its own end; a program that fails ends the
 * interactor. Both have ended when it resolves, each within its own limits. Rejects for our own failure alone.
 */
export async function interact(program: Side, interactor: Side, goOn: (told: Buffer) => boolean): Promise<Dialogue> {
  const wrote: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  let told = Buffer.alloc(0);
  let closed = false;
  let ended = false;
  // Opened in one breath: nothing else may come between the two where lanes are waited for.
  const judge = interactor.lane.open(interactor.spec, (stream, bytes) => {
    if (stream === 'stdout') tested.write(bytes);
    else told = Buffer.concat([told, bytes]);
    if (closed || !told.subarray(0, CLOSED.length).equals(CLOSED)) return;
    closed = true;
    told = told.subarray(CLOSED.length);
    tested.end();
  });
  const tested = program.lane.open(program.spec, (stream, bytes) => {
    wrote[stream].push(bytes);
    if (stream === 'stdout') judge.write(bytes);
    // Most often it is about to end: then how it ends counts, and not what the interactor makes of its silence.
    if (stream === 'stdout' && bytes.length === 0)
      void lastWords(() => ended).then(() => {
        if (!ended) judge.end();
      });
  });

  let decided = false;
  let cut = false;
  let heard = false;
  const judged = judge.outcome.then((outcome) => {
    heard = true;
    decided = !cut;
    if (decided && isClean(outcome) && goOn(told)) tested.end();
    else tested.stop();
    return outcome;
  });
  const ran = tested.outcome.then(async (outcome) => {
    ended = true;
    if (isClean(outcome)) {
      judge.end();
      return outcome;
    }
    if (outcome.limit === null) await lastWords(() => heard);
    cut = true;
    judge.stop();
    return outcome;
  });
  try {
    const [ofInteractor, ofProgram] = await Promise.all([judged, ran]);
    return {
      program: { ...ofProgram, stdout: Buffer.concat(wrote.stdout), stderr: Buffer.concat(wrote.stderr) },
      interactor: { ...ofInteractor, stderr: told },
      decided,
    };
  } finally {
    ended = true;
    judge.stop();
    tested.stop();
    await Promise.allSettled([judge.outcome, tested.outcome]);
  }
}
