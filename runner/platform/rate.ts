/** Counts what happens in a second of the clock; tells whether it is more than `most`. */
export function createRate(most: number): () => boolean {
  let count = 0;
  let second = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > most;
  };
}
