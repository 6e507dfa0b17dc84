/** A signal that is aborted when the whole takes too long, or when nobody has called `alive` for too long. Times in ms. */
export function timeLimit({ timeoutMs, idleTimeoutMs }: { timeoutMs: number; idleTimeoutMs: number }) {
  const over = new AbortController();
  const whole = setTimeout(() => over.abort(), timeoutMs);
  const idle = setTimeout(() => over.abort(), idleTimeoutMs);
  return {
    signal: over.signal,
    alive: (): void => void idle.refresh(),
    /** Also ends what still listens to the signal. */
    end(): void {
      clearTimeout(whole);
      clearTimeout(idle);
      over.abort();
    },
  };
}
