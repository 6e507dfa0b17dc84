import { rebaseUpdates } from '@codemirror/collab';
import { ChangeSet, Text } from '@codemirror/state';
import type { Changes } from '@devorbit/contract/ide/files.ts';
import { MAX_TEXT } from '@devorbit/contract/ide/projects-limits.ts';
import { falseChanges, textTooLong } from './errors.ts';

export type Logged = { client: string; changes: Changes };

const read = (changes: Changes): ChangeSet => {
  try {
    return ChangeSet.fromJSON(changes);
  } catch {
    throw falseChanges();
  }
};

/**
 * What of a push is to be appended to the log of a text that is `length` units long now. `over`: what was appended since
 * the version that the push was made to; changes of the same client among them are those of the push that were accepted
 * before, in the same order. Throws where a change does not fit the text that it was made to, or makes it too long.
 */
export function acceptChanges(
  length: number,
  pushed: { client: string; updates: Changes[] },
  over: Logged[],
): Changes[] {
  const since = over.map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) }));
  let at = since[0]?.changes.length ?? length;
  const updates = pushed.updates.map((given) => {
    const changes = read(given);
    if (changes.length !== at) throw falseChanges();
    at = changes.newLength;
    if (at > MAX_TEXT) throw textTooLong();
    return { clientID: pushed.client, changes };
  });
  const accepted = rebaseUpdates(updates, since);
  if (accepted.some(({ changes }) => changes.newLength > MAX_TEXT)) throw textTooLong();
  return accepted.map(({ changes }) => changes.toJSON() as Changes);
}

export const newLengthOf = (changes: Changes): number => ChangeSet.fromJSON(changes).newLength;

/** The text after these changes. */
export function applied(content: string, changes: readonly Changes[]): string {
  if (changes.length === 0) return content;
  let text = Text.of(content.split('\n'));
  for (const each of changes) text = ChangeSet.fromJSON(each).apply(text);
  return text.toString();
}

const isTrail = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** The change that makes one text another: what both begin and end with stays. No character is cut in two. */
export function changeBetween(from: string, to: string): Changes {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  if (start > 0 && (isTrail(from, start) || isTrail(to, start))) start--;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  if (end > 0 && (isTrail(from, from.length - end) || isTrail(to, to.length - end))) end--;
  return ChangeSet.of(
    { from: start, to: from.length - end, insert: Text.of(to.slice(start, to.length - end).split('\n')) },
    from.length,
  ).toJSON() as Changes;
}
