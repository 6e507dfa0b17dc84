import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import { programToJudge } from '../../problems/door.ts';
import { codeTooLong } from '../errors.ts';

/** Throws where the code is too long together with what the judge adds to it. */
export function ensureFits(work: Parameters<typeof programToJudge>[0]): void {
  const over = Buffer.byteLength(programToJudge(work)) - MAX_CODE_BYTES;
  if (over > 0) throw codeTooLong(Buffer.byteLength(work.code) - over);
}
