/**
 * Puts many questions as one: the keys that are asked for before the event loop comes round again go to `load` together,
 * each once. It begins after all of them were asked and nothing is kept, so that every answer is of its own time. A key
 * that `load` does not answer is null; where it throws, all who asked hear of it.
 */
export function gathered<Key extends string | number, Answer>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | null> {
  let round: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const answers = new Promise<void>((come) => setImmediate(come)).then(() => {
      round = undefined;
      return load([...keys]);
    });
    return { keys, answers };
  };
  return async (key) => {
    round ??= begin();
    round.keys.add(key);
    return (await round.answers).get(key) ?? null;
  };
}
