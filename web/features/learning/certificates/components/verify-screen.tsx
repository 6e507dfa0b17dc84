import type { CertificateProof } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { now } from '../../../../platform/clock.ts';
import { longDateText } from '../../../../platform/format/dates.ts';
import { useSession } from '../../../../platform/session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { container, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { certificateQuery, fileAddress, myCertificatesQuery } from '../api.ts';
import {
  CHECK_FAILED,
  CHECKING,
  CONGRATULATIONS,
  LOAD_FAILED,
  MALFORMED,
  MALFORMED_TEXT,
  revokedText,
  SUPERSEDED,
  UNKNOWN,
  unknownText,
  verdicts,
  VERIFY,
  WITHDRAWN,
  withdrawnText,
} from '../copy.ts';
import {
  type Credential,
  type Given,
  isCertificateNumber,
  isCredential,
  isOf,
  type Lines,
  shownOf,
  tones,
  verdictOf,
} from '../model.ts';
import { Downloads, Share } from './certificate-acts.tsx';
import { CertificateWords } from './certificate-words.tsx';
import { CheckList } from './check-list.tsx';
import { HolderActs } from './holder-acts.tsx';
import { RevokeAct } from './revoke-act.tsx';
import { useCheck } from './use-check.ts';
import { VerdictBanner } from './verdict-banner.tsx';
import page from '../../../../ui/page.module.css';
import classes from './verify-screen.module.css';

/** A certificate by its number: what it says, and whether it is real, as this browser finds out by itself. */
export function VerifyScreen({ id }: { id: string }) {
  const wellFormed = isCertificateNumber(id);
  const query = useQuery({ ...certificateQuery(id), enabled: wellFormed });
  const missing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className={`${container(6)} ${page.page}`}>
      {!wellFormed ? (
        <NoCertificate title={MALFORMED}>{MALFORMED_TEXT}</NoCertificate>
      ) : query.data ? (
        <Found key={id} proof={query.data} />
      ) : missing ? (
        <NoCertificate title={UNKNOWN}>{unknownText(id)}</NoCertificate>
      ) : query.isPending ? (
        <div className={stack(5)} role="status" aria-label="Loading the certificate">
          <Skeleton height={110} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </div>
      ) : (
        <LoadFailure query={query} title={LOAD_FAILED} />
      )}
    </div>
  );
}

const NoCertificate = ({ title, children }: { title: string; children: string }) => (
  <div className={stack(5)}>
    <VerdictBanner tone="warn" title={title}>
      {children}
    </VerdictBanner>
    <div>
      <ButtonLink to={pathOf('verify-any')} tone="plain">
        {VERIFY}
      </ButtonLink>
    </div>
  </div>
);

function Found({ proof }: { proof: CertificateProof }) {
  const { certificate, credential } = proof;
  if (!isCredential(credential))
    return (
      <NoCertificate title={WITHDRAWN}>
        {withdrawnText(longDateText(certificate.revoked_at ?? certificate.dateEarned, 'UTC'))}
      </NoCertificate>
    );
  return <Signed proof={proof} credential={credential} />;
}

/** The lines of the worker; the contents are bad where another certificate's stand under this number. */
const joined = (lines: Lines, mine: boolean): Lines => (mine ? lines : { ...lines, structure: { said: 'bad' } });

function Signed({ proof, credential }: { proof: CertificateProof; credential: Credential }) {
  const { certificate } = proof;
  const { state } = useLocation() as { state: { earned?: boolean } | null };
  const [given, setGiven] = useState<{ proof: CertificateProof; given: Given } | null>(null);
  // Checked anew whenever the server answered something else.
  if (given?.proof !== proof)
    setGiven({
      proof,
      given: { credential, issuers: proof.issuers, statusList: proof.status_list, now: now() },
    });
  const checked = useCheck(given?.given ?? null);
  const shown = shownOf(credential);
  const lines = checked !== null && 'lines' in checked ? joined(checked.lines, isOf(credential, certificate)) : null;
  const verdict = lines && verdictOf(lines);
  return (
    <>
      {verdict === null || lines === null ? (
        <VerdictBanner tone={checked === null ? 'wait' : 'warn'} title={checked === null ? CHECKING : CHECK_FAILED} />
      ) : (
        <VerdictBanner tone={tones[verdict]} title={verdicts[verdict].title}>
          {verdict === 'revoked' && certificate.revoked_at !== null && certificate.revoked_reason !== null
            ? revokedText(longDateText(certificate.revoked_at, 'UTC'), certificate.revoked_reason)
            : verdict === 'valid' && state?.earned
              ? CONGRATULATIONS
              : verdicts[verdict].text}
        </VerdictBanner>
      )}
      {certificate.superseded_by !== null && (
        <p>
          <Link to={pathOf('verify', { certificateId: certificate.superseded_by })}>{SUPERSEDED}</Link>
        </p>
      )}
      <div className={classes.columns}>
        <div className={stack(6)}>
          <CertificateWords shown={shown} sample={certificate.sample} />
          {lines && <CheckList lines={lines} credential={credential} />}
          <p className={text('quiet', 'small', 'breaking')}>Certificate number: {certificate.id}</p>
        </div>
        <aside className={stack(5)}>
          {certificate.state === 'valid' && (
            <>
              <img
                className={classes.picture}
                src={fileAddress(certificate.id, 'png')}
                width={1684}
                height={1190}
                alt={`${shown.name}, awarded to ${shown.holder}`}
              />
              <Downloads proof={proof} />
              <Share address={certificate.verificationUrl} name={shown.name} />
            </>
          )}
          <Acts proof={proof} />
        </aside>
      </div>
    </>
  );
}

/** What its holder and staff may do. */
function Acts({ proof: { certificate } }: { proof: CertificateProof }) {
  const session = useSession();
  const mine = useQuery({ ...myCertificatesQuery(), enabled: session !== null });
  if (session === null || certificate.state !== 'valid') return null;
  const own = mine.data?.some(({ id }) => id === certificate.id) ?? false;
  return (
    <>
      {own && <HolderActs certificate={certificate} />}
      {session.user.is_staff && <RevokeAct id={certificate.id} />}
    </>
  );
}
