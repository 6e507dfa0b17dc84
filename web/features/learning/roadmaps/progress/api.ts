import type { Mark } from '@devorbit/contract/learning/progress-marks.ts';
import type { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { call, route } from '../../../../platform/http-client.ts';

const mergeRoute = route<typeof mergeProgress>('POST', '/api/learn/progress/');

/** Tells the server of marks, and answers what it knows beyond `since`. */
export const sendMarks = (since: number, marks: Mark[]) => call(mergeRoute, { body: { since, marks } });
