import type { Choice } from './model.ts';
import { beginningReason } from './reasons.ts';
import type { Beginning } from './store.ts';

/** Where to begin: the first of each tag, then whatever else comes first. */
export function chooseBeginnings(beginnings: Beginning[], count: number): Choice[] {
  const firstOfTag = beginnings.filter((one, at) => beginnings.findIndex(({ tag }) => tag === one.tag) === at);
  const others = beginnings.filter((one) => !firstOfTag.includes(one));
  return [...firstOfTag, ...others].slice(0, count).map((one) => ({
    problem_id: one.problem_id,
    tag: one.tag,
    difficulty: 'Easy',
    reason: beginningReason(one),
    concept: null,
  }));
}
