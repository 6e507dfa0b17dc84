import type { CertificateClaim } from '@devorbit/contract/learning/certificates.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { useSession } from '../../../../platform/session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { container, grid, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Meter } from '../../../../ui/meter.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SealScene } from '../../../../ui/scenes/seal-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { claimsQuery, myCertificatesQuery } from '../api.ts';
import {
  ALL_CLAIMED,
  CLAIM,
  CLAIMS_FAILED,
  EARNED,
  MINE,
  MINE_FAILED,
  MINE_LEAD,
  NONE_BEGUN,
  NONE_EARNED,
  NONE_EARNED_TEXT,
  ON_THE_WAY,
  REQUIREMENTS,
  SIGN_IN,
  SIGN_IN_TEXT,
} from '../copy.ts';
import { CertificateCard } from './certificate-card.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { RequirementsDialog } from './requirements-dialog.tsx';
import page from '../../../../ui/page.module.css';
import classes from './certificates-screen.module.css';

/** A member’s certificates, and what the next ones still ask for. `told`: the server knows of what was marked in this browser. */
export function CertificatesScreen({ told }: { told: boolean }) {
  const session = useSession();
  return (
    <div className={`${container(7)} ${page.page}`}>
      <PageHead title={MINE} lead={MINE_LEAD} />
      {session === null ? (
        <SignInPrompt scene={<SealScene />} title={SIGN_IN} why="see your certificates">
          {SIGN_IN_TEXT}
        </SignInPrompt>
      ) : (
        <>
          <Earned />
          <OnTheWay holder={session.user.full_name} told={told} />
        </>
      )}
    </div>
  );
}

function Earned() {
  const query = useQuery(myCertificatesQuery());
  return (
    <section className={stack(4)} aria-labelledby="earned">
      <h2 className={text('part')} id="earned">
        {EARNED}
      </h2>
      {query.data === undefined ? (
        query.isPending ? (
          <div role="status" aria-label="Loading your certificates">
            <Skeleton height={170} radius="lg" />
          </div>
        ) : (
          <LoadFailure query={query} title={MINE_FAILED} />
        )
      ) : query.data.length === 0 ? (
        <EmptyState
          scene={<SealScene />}
          title={NONE_EARNED}
          action={<ButtonLink to={pathOf('roadmaps')}>Explore roadmaps</ButtonLink>}
        >
          {NONE_EARNED_TEXT}
        </EmptyState>
      ) : (
        <ul className={`${grid(4)} ${classes.cards}`}>
          {query.data.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OnTheWay({ holder, told }: { holder: string; told: boolean }) {
  const query = useQuery({ ...claimsQuery(), enabled: told });
  const open = query.data?.filter(({ certificate_id }) => certificate_id === null);
  const [asked, setAsked] = useState<CertificateClaim | null>(null);
  const close = () => setAsked(null);
  return (
    <section className={stack(4)} aria-labelledby="on-the-way">
      <h2 className={text('part')} id="on-the-way">
        {ON_THE_WAY}
      </h2>
      {open === undefined ? (
        query.isPending ? (
          <div role="status" aria-label="Loading your progress">
            <Skeleton height={120} radius="lg" />
          </div>
        ) : (
          <LoadFailure query={query} title={CLAIMS_FAILED} frame="line" />
        )
      ) : open.length === 0 ? (
        <p className={text('quiet')}>
          {query.data?.length ? ALL_CLAIMED : NONE_BEGUN} <Link to={pathOf('roadmaps')}>Explore roadmaps</Link>
        </p>
      ) : (
        <ul className={classes.claims}>
          {open.map((claim) => (
            <ClaimRow key={claim.type + claim.id} claim={claim} onAsk={() => setAsked(claim)} />
          ))}
        </ul>
      )}
      {asked &&
        (asked.left.length > 0 ? (
          <RequirementsDialog claim={asked} onClose={close} />
        ) : (
          <ClaimDialog claim={asked} holder={holder} onClose={close} />
        ))}
    </section>
  );
}

function ClaimRow({ claim, onAsk }: { claim: CertificateClaim; onAsk: () => void }) {
  const { type, id, title, done, of, solved, left } = claim;
  return (
    <li className={classes.claim}>
      <div className={stack(1)}>
        <h3 className={classes.title}>
          <Link to={roadmapPath(type, id)}>{title}</Link>
        </h3>
        <p className={text('quiet', 'small')}>
          {done} of {counted(of, 'core topic')}
          {solved > 0 && ` · ${counted(solved, 'problem')} solved`}
        </p>
      </div>
      <Meter part={done / of} />
      <Button
        variant={left.length === 0 ? 'filled' : 'default'}
        aria-label={`${left.length === 0 ? CLAIM : REQUIREMENTS}: ${title}`}
        onClick={onAsk}
      >
        {left.length === 0 ? CLAIM : REQUIREMENTS}
      </Button>
    </li>
  );
}
