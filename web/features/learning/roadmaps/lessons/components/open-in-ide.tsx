import { pathOf } from '@devorbit/contract/path-of.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useSession } from '../../../../../platform/session.ts';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { text } from '../../../../../ui/layout.ts';
import { OPEN_FAILED, OPEN_IN_IDE, OPENING } from '../copy.ts';
import type { IdeSource, OpenInIde as Open } from '../model.ts';

type Props = {
  /** Asked when it is pressed. */
  source: () => IdeSource;
  open: Open;
  /** What tells it from others on the page. */
  label: string;
};

/** Takes a program to the Online IDE; projects belong to an account, so visitors sign in first. */
export function OpenInIde({ source, open, label }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const name = `${OPEN_IN_IDE}: ${label}`;
  if (session === null)
    return (
      <ButtonLink
        size="small"
        tone="quiet"
        to={`${pathOf('sign-in')}?${new URLSearchParams({ next: pathname })}`}
        aria-label={name}
      >
        {OPEN_IN_IDE}
      </ButtonLink>
    );
  const press = async () => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      void navigate(await open(source()));
    } catch (error) {
      setFailure(plainSentence(error, OPEN_FAILED));
    }
    setPending(false);
  };
  return (
    <>
      <PlainButton size="small" tone="quiet" aria-label={name} aria-disabled={pending} onClick={() => void press()}>
        {pending ? OPENING : OPEN_IN_IDE}
      </PlainButton>
      {failure !== null && (
        <span className={text('bad', 'small')} role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
