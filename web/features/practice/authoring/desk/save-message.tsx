import { useState } from 'react';
import { Link } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { LOAD_FAILED } from '../copy.ts';
import { partAddress, parts } from '../model.ts';
import { LoadAgain } from './load-again.tsx';
import type { SaveFailure } from './use-desk.ts';
import classes from './desk.module.css';

type Props = {
  failure: SaveFailure | null;
  /** Whether something typed is lost by loading the draft again. */
  changed: boolean;
  onReload: () => Promise<unknown>;
};

/** Why the draft was not stored, and the way on. */
export function SaveMessage({ failure, changed, onReload }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
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
  const reload = async () => {
    setBusy(true);
    setRefused(null);
    await onReload().catch((error: unknown) => setRefused(plainSentence(error, LOAD_FAILED)));
    setBusy(false);
  };
  return (
    <Message tone="bad">
      <div className={classes.refusal}>
        <p>{refused ?? failure.text}</p>
        {failure.kind === 'changed' && <LoadAgain changed={changed} busy={busy} onReload={() => void reload()} />}
      </div>
    </Message>
  );
}
