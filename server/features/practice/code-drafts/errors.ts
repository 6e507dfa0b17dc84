import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { Refusal } from '../../../platform/errors.ts';

export const draftChanged = (draft: CodeDraft): Refusal =>
  new Refusal('conflict', 'This draft was changed on another device.', undefined, { draft });
