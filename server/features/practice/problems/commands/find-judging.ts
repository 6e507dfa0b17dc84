import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { type Judging, selectLimits, selectOptionalJudging } from '../store.ts';

/** What a submission needs to know of its problem; null where there is none. Every user may submit to every problem. */
export const findJudging = ({ database }: { database: Queryable }, id: number): Promise<Judging | null> =>
  selectOptionalJudging(database, id);

/** The limits of one test. Throws where there is no such problem. */
export const findLimits = ({ database }: { database: Queryable }, id: number): Promise<Limits> =>
  selectLimits(database, id);
