import { MAX_HOLDER_CHARS } from '@devorbit/contract/learning/certificates-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { useProgress } from '../../progress/state.ts';
import { claimCategory } from '../api.ts';
import { certificateState, isCompleted, type PortalCategory, type PortalFramework } from '../model.ts';
import { VerifiedParts } from './verified-parts.tsx';
import classes from './portal.module.css';

type Props = {
  framework: PortalFramework;
  category: PortalCategory;
  /** They hold a Completed one: only a Verified one is more. */
  upgrade: boolean;
  onClose: () => void;
};

/** What a certificate still asks for, and where it is claimed under one's own name. */
export function CertificateDialog({ framework, category, upgrade, onClose }: Props) {
  const kept = useProgress();
  const session = useSession();
  const navigate = useNavigate();
  const id = useId();
  const [holder, setHolder] = useState(session?.user.full_name ?? '');
  const [verified, setVerified] = useState(false);
  const whole = category.holds === null;
  const complete = certificateState(kept, framework.id, category, false) === 'ready';
  const ready = complete && (!upgrade || verified);
  const left = category.modules.filter((module) => !isCompleted(kept, framework.id, module));
  const claim = useAct(async () => {
    const { id: certificateId } = await claimCategory(framework.id, category.id, holder.trim());
    void navigate(pathOf('verify', { certificateId }), { state: { earned: true } });
  }, 'We couldn’t issue your certificate. Please try again.');
  return (
    <Dialog title={`${framework.name} ${category.name} Certificate`} onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        {left.length > 0 && (
          <div className={stack(2)}>
            <p>Complete these modules first:</p>
            <ul className={classes.plain}>
              {left.map((module) => (
                <li key={module.id}>{module.title}</li>
              ))}
            </ul>
          </div>
        )}
        {!whole && (
          <p className={text('quiet')}>
            This category is still being written. Its certificate opens when all its modules are there.
          </p>
        )}
        <p className={text('quiet', 'small')}>
          Completed says that you marked every module as done. Verified also needs every exercise proven on our server
          and 80% in the category’s quiz.
        </p>
        {whole && session !== null && <VerifiedParts framework={framework} category={category} onKnown={setVerified} />}
        {session === null && <SignInPrompt frame="line" why={ready ? 'claim it' : 'see what you’ve proven'} />}
        {ready && session !== null && (
          <div className={stack(2)}>
            <label htmlFor={id}>Your name, as it should appear</label>
            <input
              className={classes.field}
              id={id}
              value={holder}
              maxLength={MAX_HOLDER_CHARS}
              autoComplete="name"
              onChange={({ target }) => setHolder(target.value)}
            />
            <Message tone="bad">{claim.failure}</Message>
            <div className={cluster(2)}>
              <PlainButton size="small" aria-disabled={claim.pending} onClick={() => void claim.run()}>
                {claim.pending ? 'Signing…' : 'Claim Certificate'}
              </PlainButton>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
