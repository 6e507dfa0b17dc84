import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { Collection } from './store.ts';

export const presentCollection = (
  { key: _key, user_id, ...collection }: Collection,
  actor: Actor | null,
): ResourceCollection => ({ ...collection, mine: actor !== null && actor.id === user_id });
