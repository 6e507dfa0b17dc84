import { MAX_LINKS } from '@devorbit/contract/ide/projects-limits.ts';
import { Refusal } from '../../../../platform/errors.ts';

export const linkNotFound = (): Refusal => new Refusal('missing', 'This link was turned off or has expired.');
export const noSuchLink = (): Refusal => new Refusal('missing', 'Link not found');
export const tooManyLinks = (): Refusal =>
  new Refusal('conflict', `A project can have at most ${MAX_LINKS} links. Turn one off first.`);
