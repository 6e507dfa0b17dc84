import type { SubmissionStatus } from '@devorbit/contract/practice/submissions.ts';
import type { ComponentType } from 'react';

/** How a verdict looks: the page brings it from the submissions feature. */
export type VerdictMark = ComponentType<{ status: SubmissionStatus }>;
