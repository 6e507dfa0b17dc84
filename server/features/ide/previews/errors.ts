import { Refusal } from '../../../platform/errors.ts';

export const previewEnded = (): Refusal =>
  new Refusal('missing', 'This preview has ended. Open it again from the project.');
export const notInProject = (): Refusal => new Refusal('missing', 'There is no such file in this project.');
export const notForScripts = (): Refusal =>
  new Refusal('forbidden', 'Only the preview’s own pages can load its files.');
