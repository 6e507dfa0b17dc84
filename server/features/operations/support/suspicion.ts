import type { Suspicion } from '@devorbit/contract/operations/support.ts';

/** Nobody reads a form and writes a message in less, in ms. */
export const QUICKEST_MS = 3_000;
/** A form that lay open longer was not read by who sends it, in ms. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** Somebody who has a problem names the page and a source or two. */
export const MOST_LINKS = 3;

type Sent = {
  message: string;
  /** What stood in the field that people do not see. */
  website: string;
  /** How long the form was open, in ms; null where it was none of ours. */
  formAge: number | null;
  signedIn: boolean;
  /** Whether somebody else has sent the same text lately. */
  repeated: boolean;
};

/** Why a message looks like spam; none where it does not. Who is signed in need not prove that they read the form. */
export function suspicionsOf({ message, website, formAge, signedIn, repeated }: Sent): Suspicion[] {
  const links = message.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0;
  const found: [Suspicion, boolean][] = [
    ['hidden_field', website.trim() !== ''],
    ['no_form', !signedIn && (formAge === null || formAge > OLDEST_MS)],
    ['too_fast', !signedIn && formAge !== null && formAge < QUICKEST_MS],
    ['links', links > MOST_LINKS],
    ['repeated', repeated],
  ];
  return found.flatMap(([suspicion, is]) => (is ? [suspicion] : []));
}
