import type { Certificate } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { dateText } from '../../../../platform/format/dates.ts';
import { cardLink, plainLink, row, stretchedLink, tag, text } from '../../../../ui/layout.ts';
import { levelNames, SAMPLE } from '../copy.ts';
import classes from './certificate-card.module.css';

/** A certificate in a list: a piece of the sheet, with its seal. The whole card leads to its page. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { id, name, holder, dateEarned, level, state, sample } = certificate;
  const revoked = state === 'revoked';
  return (
    <article className={`${cardLink} ${classes.card}`}>
      <Seal verified={level === 'verified'} dim={revoked} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link className={`${plainLink} ${stretchedLink}`} to={pathOf('verify', { certificateId: id })}>
            {name}
          </Link>
        </h3>
        {holder !== '' && <p className={text('small', 'breaking')}>{holder}</p>}
        <p className={text('quiet', 'fine')}>{dateText(dateEarned, 'UTC')}</p>
        <span className={row(2)}>
          {revoked ? (
            <span className={tag} data-tone="bad">
              Revoked
            </span>
          ) : (
            <span className={tag} data-tone={level === 'verified' ? 'good' : 'signal'}>
              {levelNames[level]}
            </span>
          )}
          {sample && (
            <span className={tag} data-tone="warn" title={SAMPLE}>
              Sample
            </span>
          )}
        </span>
      </div>
    </article>
  );
}

/** The planet of the sheet: a Verified one has a ring and sunlight. */
const Seal = ({ verified, dim }: { verified: boolean; dim: boolean }) => (
  <svg
    className={`night ${classes.seal}`}
    viewBox="0 0 96 150"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-dim={dim || undefined}
  >
    <path className={classes.sky} d="M0 0h96v150H0z" />
    {[44, 70, 100].map((r) => (
      <circle key={r} className={classes.orbit} cx="36" cy="96" r={r} />
    ))}
    <path className={classes.orbit} d="M14 34 34 22l20 12 26-16" />
    {[
      [14, 34],
      [34, 22],
      [54, 34],
      [80, 18],
    ].map(([x = 0, y = 0]) => (
      <path key={x} className={classes.star} d={`M${x} ${y - 4}q.6 3.4 4 4-3.4.6-4 4-.6-3.4-4-4 3.4-.6 4-4z`} />
    ))}
    <circle className={verified ? classes.warm : classes.planet} cx="36" cy="96" r="27" />
    <path className={classes.shade} d="M47 71.5A27 27 0 0 1 19 117a36 36 0 0 0 28-45.500z" />
    {verified && <ellipse className={classes.ring} cx="36" cy="96" rx="43" ry="10" transform="rotate(-18 36 96)" />}
    <circle className={classes.star} cx="66" cy="63" r="3.4" />
  </svg>
);
