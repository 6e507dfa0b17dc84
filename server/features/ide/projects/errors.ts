import { MAX_FILES, MAX_PROJECTS } from '@devorbit/contract/ide/projects-limits.ts';
import { Refusal } from '../../../platform/errors.ts';

export const projectNotFound = (): Refusal => new Refusal('missing', 'Project not found');
export const tooManyProjects = (): Refusal =>
  new Refusal('conflict', `You have ${MAX_PROJECTS} projects, which is the maximum. Delete one first.`);
export const tooManyFiles = (): Refusal => new Refusal('conflict', `A project can have at most ${MAX_FILES} files.`);
export const projectTooLarge = (): Refusal => new Refusal('too_large', 'A project can hold at most 10 MB.');
export const accountFull = (isOwn: boolean): Refusal =>
  new Refusal(
    'too_large',
    isOwn
      ? 'Your projects have reached the maximum of 200 MB. Delete one first.'
      : 'The projects of this project’s owner have reached the maximum of 200 MB.',
  );
export const toLookAt = (): Refusal => new Refusal('forbidden', 'You can only view this project');
export const forOwner = (): Refusal => new Refusal('forbidden', 'Only the owner of this project can do that');
export const tooManySubscribers = (): Refusal =>
  new Refusal('too_many', 'Too many open pages. Close one of them first.', 30);
