import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { card, text } from '../../../../../ui/layout.ts';
import { SignInLink } from '../../../../../ui/sign-in.tsx';
import { SUGGEST } from '../../copy.ts';

const SuggestForm = lazy(async () => ({ default: (await import('./suggest-form.tsx')).SuggestForm }));

type Props = { colleges: readonly string[]; className: string | undefined };

/** Where members hand documents in; for visitors, how they come to do so. */
export function SuggestSection({ colleges, className }: Props) {
  const [open, setOpen] = useState(false);
  const signedIn = useSession() !== null;
  return (
    <Foldable className={`${card()} ${className ?? ''}`} title={SUGGEST} open={open} onChange={setOpen}>
      {open &&
        (signedIn ? (
          <Suspense fallback={<p role="status">Loading …</p>}>
            <SuggestForm colleges={colleges} />
          </Suspense>
        ) : (
          <p className={text('quiet')}>
            <SignInLink why="suggest a document">Log in</SignInLink> to suggest notes, papers or slides of your own.
          </p>
        ))}
    </Foldable>
  );
}
