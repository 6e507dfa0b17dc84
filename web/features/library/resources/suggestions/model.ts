import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import type { ResourceState } from '@devorbit/contract/library/resources.ts';

/** What has become of a suggestion, in a word, and how that sounds. */
export const stateNames: Record<ResourceState, { name: string; tone: 'good' | 'bad' | 'warn' | 'signal' }> = {
  suggested: { name: 'In review', tone: 'warn' },
  published: { name: 'Published', tone: 'good' },
  declined: { name: 'Not accepted', tone: 'bad' },
  hidden: { name: 'Taken down', tone: 'bad' },
};

/** Whether its sender may take it back. */
export const mayWithdraw = ({ resource }: Pick<Suggestion, 'resource'>): boolean =>
  resource.state === 'suggested' || resource.state === 'declined';
