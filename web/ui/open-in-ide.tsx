import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plainSentence } from '../platform/api-error.ts';
import { useSession } from '../platform/session.ts';
import { ButtonLink, PlainButton } from './button-link.tsx';
import { text } from './layout.ts';
import { useSignInAddress } from './sign-in-address.ts';

const OPEN_IN_IDE = 'Open in the IDE';
const OPENING = 'Opening…';
const OPEN_FAILED = 'The project could not be opened. Please try again.';

type Props = {
  /** Makes the project when it is pressed, or finds it, and answers its address. */
  open: () => Promise<string>;
  /** What tells it from others on the page. */
  label: string;
};

/** Takes a program to the Online IDE; projects belong to an account, so visitors sign in first. */
export function OpenInIde({ open, label }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const address = useSignInAddress();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const name = `${OPEN_IN_IDE}: ${label}`;
  if (session === null)
    return (
      <ButtonLink size="small" tone="quiet" to={address} aria-label={name}>
        {OPEN_IN_IDE}
      </ButtonLink>
    );
  const press = async () => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      void navigate(await open());
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
