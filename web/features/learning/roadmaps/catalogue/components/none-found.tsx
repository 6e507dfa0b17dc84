import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { CLEAR_SEARCH } from '../../copy.ts';
import { noneFound } from '../model.ts';

/** Where a search finds nothing in a tab; fetched when it does. */
export const NoneFound = ({ type, onClear }: { type: RoadmapType; onClear: () => void }) => (
  <EmptyState
    scene={<TelescopeScene />}
    title={noneFound(type)}
    role="status"
    action={<PlainButton onClick={onClear}>{CLEAR_SEARCH}</PlainButton>}
  />
);
