import { Link } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { LOAD_FAILED } from '../copy.ts';
import { partAddress, parts } from '../model.ts';
import { LoadAgain } from './load-again.tsx';
import type { SaveFailure } from './use-desk.ts';

type Props = {
  failure: SaveFailure | null;
  /** Whether something typed is lost by loading the draft again. */
  changed: boolean;
  onReload: () => Promise<unknown>;
};

/** Why the draft was not stored, and the way on. */
export function SaveMessage({ failure, changed, onReload }: Props) {
  const reload = useAct(onReload, LOAD_FAILED);
  if (failure === null) return null;
  if (failure.kind === 'fault')
    return (
      <Message tone="bad">
        {failure.gap.text}{' '}
        <Link to={partAddress(failure.gap.part)} preventScrollReset>
          {parts.find(({ id }) => id === failure.gap.part)?.name}
        </Link>
      </Message>
    );
  return (
    <Message tone="bad">
      <div className={cluster([2, 4])}>
        <p>{reload.failure ?? failure.text}</p>
        {failure.kind === 'changed' && (
          <LoadAgain changed={changed} busy={reload.pending} onReload={() => void reload.run()} />
        )}
      </div>
    </Message>
  );
}
