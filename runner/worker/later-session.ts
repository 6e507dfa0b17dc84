import { MAX_SESSION_INPUT, type Session } from '../sandbox/sandbox.ts';

/** A session that is opened when its turn comes; what it is told before is told to it then. */
export function laterSession(
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>,
  open: () => Session,
): Session {
  let session: Session | null = null;
  let early: ((opened: Session) => void)[] = [];
  let input = 0;
  const say = (act: (opened: Session) => void): void => {
    if (session) act(session);
    else early.push(act);
  };
  const outcome = inTurn(() => {
    session = open();
    for (const act of early) act(session);
    early = [];
    return session.outcome;
  });
  outcome.catch(() => {});
  return {
    write(bytes) {
      input += bytes.length;
      if (input > MAX_SESSION_INPUT) throw new RangeError(`A session takes ${MAX_SESSION_INPUT} bytes of input`);
      say((opened) => opened.write(bytes));
    },
    end: () => say((opened) => opened.end()),
    kill: (signal) => say((opened) => opened.kill(signal)),
    resize: (rows, columns) => say((opened) => opened.resize(rows, columns)),
    stop: () => say((opened) => opened.stop()),
    outcome,
  };
}
