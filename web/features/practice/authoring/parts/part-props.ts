import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Change } from '../desk/use-desk.ts';

export type PartProps = { problemId: number; draft: AuthoredDraft; change: (part: Change) => void };
