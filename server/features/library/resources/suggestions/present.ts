import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { presentResource, type Signing } from '../present.ts';
import type { SuggestionRow } from './store.ts';

export function presentSuggestion(
  { suggested_by, decided_at, reason, duplicate_id, duplicate_title, ...row }: SuggestionRow,
  signing: Signing,
): Suggestion {
  return {
    resource: presentResource(row, signing),
    suggested_at: row.suggested_at,
    suggested_by,
    decided_at,
    reason,
    duplicate: duplicate_id === null ? null : { id: duplicate_id, title: duplicate_title ?? '' },
  };
}
