import type { Queryable } from '../../../../platform/database.ts';
import { lockVerdicts } from '../store.ts';

/** To the end of the transaction no verdict of this problem is counted; those that are being counted are waited for. First of the locks on the problem's figures. */
export const holdVerdicts = (tx: Queryable, problemId: number): Promise<void> => lockVerdicts(tx, problemId, 'alone');
