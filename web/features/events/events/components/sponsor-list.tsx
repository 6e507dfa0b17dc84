import { sponsorTiers } from '@devorbit/contract/events/events-limits.ts';
import type { EventSponsor } from '@devorbit/contract/events/events.ts';
import { useId } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { tierNames } from '../copy.ts';
import classes from './sponsor-list.module.css';

/** Who sponsors an event, tier by tier; nothing where nobody does. `level` is that of its heading. */
export function SponsorList({ sponsors, level }: { sponsors: readonly EventSponsor[]; level: 2 | 3 }) {
  const id = useId();
  const Title = `h${level}` as const;
  const Tier = `h${level + 1}` as 'h3' | 'h4';
  if (sponsors.length === 0) return null;
  return (
    <section className={stack(3)} aria-labelledby={id}>
      <Title id={id} className={text(level === 2 ? 'part' : 'section')}>
        Sponsors
      </Title>
      {sponsorTiers.map((tier) => {
        const those = sponsors.filter((one) => one.tier === tier);
        if (those.length === 0) return null;
        return (
          <div key={tier} className={stack(2)}>
            <Tier className={text('quiet', 'small')}>{tierNames[tier]}</Tier>
            <ul className={classes.list} data-tier={tier}>
              {those.map((one, at) => (
                <li key={at} className={classes.sponsor}>
                  {one.url === '' ? (
                    <Sponsor sponsor={one} />
                  ) : (
                    <a className={classes.link} href={one.url} target="_blank" rel="sponsored noopener">
                      <Sponsor sponsor={one} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const Sponsor = ({ sponsor: { name, picture } }: { sponsor: EventSponsor }) => (
  <>
    {picture !== null && <img className={classes.logo} src={picture} alt="" loading="lazy" />}
    <span className={text('breaking')}>{name}</span>
  </>
);
