import type { ResourceType } from '@devorbit/contract/library/resources-limits.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { cluster } from '../../../../ui/layout.ts';
import classes from './type-chips.module.css';

type Props = {
  types: readonly ResourceType[];
  counts: Partial<Record<ResourceType, number>> | undefined;
  chosen: ResourceType | null;
  onChoose: (type: ResourceType | null) => void;
};

/** One type, or all. */
export function TypeChips({ types, counts, chosen, onChoose }: Props) {
  return (
    <div className={cluster(2)} role="group" aria-label="Type">
      {[null, ...types].map((type) => (
        <Chip key={type ?? 'all'} pressed={chosen === type} onClick={() => onChoose(type)}>
          {type ?? 'All'}
          {type !== null && counts && <span className={classes.count}>{counts[type] ?? 0}</span>}
        </Chip>
      ))}
    </div>
  );
}
