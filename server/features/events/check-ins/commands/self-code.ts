import { createHmac } from 'node:crypto';
import { SELF_CODE_LETTERS, SELF_CODE_MS } from '@devorbit/contract/events/check-in-limits.ts';

/** No vowel and nothing that looks like something else. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** The code on an event’s screen at a moment; `ago` the ones before it. */
export function selfCode(secret: string, event: number, at: Date, ago = 0): string {
  const window = Math.floor(at.getTime() / SELF_CODE_MS) - ago;
  const bytes = createHmac('sha256', secret).update(`self check-in\n${event} ${window}`).digest();
  return Array.from(bytes.subarray(0, SELF_CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('');
}
