import { Refusal } from '../../../platform/errors.ts';

/** Consoles that one user, or the guests of one address, may have open at a time: one a tab, for two tabs. */
const MOST = 2;

/** Counts the open consoles by whose they are. */
export function createOpenConsoles() {
  const open = new Map<string, number>();
  return {
    /** Throws a Refusal where there are too many already. Gives back what ends this one; calling that again does nothing. */
    take(key: string): () => void {
      const now = open.get(key) ?? 0;
      if (now >= MOST) throw new Refusal('too_many', `You can have ${MOST} consoles open at a time. Close one first.`);
      open.set(key, now + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
