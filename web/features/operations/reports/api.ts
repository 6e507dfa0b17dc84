import type { report, ReportReason, ReportSubject } from '@devorbit/contract/operations/reports.ts';
import { call, route } from '../../../platform/http-client.ts';

const reportRoute = route<typeof report>('POST', '/api/reports/');

export type Told = { kind: ReportSubject; id: string; reason: ReportReason; note: string };

/** Tells the moderators. */
export const tellModerators = async (told: Told): Promise<void> => void (await call(reportRoute, { body: told }));
