import type { ReportReason } from '@devorbit/contract/operations/reports.ts';

export const REPORT = 'Report';
export const REPORT_FAILURE = 'Your report could not be sent. Please try again.';
export const REPORT_UNLOADED = 'The form could not be loaded. Reload the page to try again.';
export const REPORTED = 'Thank you. The moderators will look into it and let you know what they decide.';

/** In the order in which they are offered. */
export const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'offensive', label: 'Offensive or hateful' },
  { value: 'copied', label: 'Copied without permission' },
  { value: 'broken', label: 'Broken or misleading' },
  { value: 'personal', label: 'Personal information' },
  { value: 'other', label: 'Something else' },
];
