import type { Team } from '@devorbit/contract/site/team.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { cluster, container, grid, stack, text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { memberIndex } from '../model.ts';
import { MemberCard } from './member-card.tsx';
import { MemberPanel } from './member-panel.tsx';
import { MemberTabs } from './member-tabs.tsx';
import classes from './team-page.module.css';

/** Without a script there is nothing to choose with: every profile is shown. */
const everyProfile = `#profiles > [hidden] { display: grid !important; } #profiles > [role='tablist'] { display: none; }`;

/** The crew: a selector with the profile of the chosen one, figures, and a card for each. */
export function TeamPage({ team: { sample, figures, members } }: { team: Team }) {
  const [params, change] = usePageQuery();
  const { hash, key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const slugs = members.map(({ slug }) => slug);
  const current = memberIndex(slugs, params.get('member'));
  const anchor = `#member-${slugs[current] ?? ''}`;
  // 'View Profile' leads to the profile, also for those who do not see the page scroll.
  useEffect(() => {
    if (hash === anchor) panel.current?.focus({ preventScroll: true });
  }, [hash, anchor, key]);
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <header className={classes.head}>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={`${text('quiet', 'lead')} ${classes.lead}`}>{copy.lead}</p>
        <ul className={cluster([4, 6])}>
          {figures.map(({ value, label }) => (
            <li className={stack(0)} key={label}>
              <strong className={classes.value}>{value}</strong> <span className={text('quiet', 'small')}>{label}</span>
            </li>
          ))}
        </ul>
        {sample && (
          <p className={classes.sample}>
            <strong className={classes.mark}>{copy.sampleMark}</strong> {copy.sample}
          </p>
        )}
      </header>
      <div className={stack(4)} id="profiles">
        <noscript>
          <style>{everyProfile}</style>
        </noscript>
        <MemberTabs members={members} current={current} onChoose={(member) => change({ member })} />
        {members.map((member, index) => (
          <MemberPanel
            key={member.slug}
            member={member}
            shown={index === current}
            ref={index === current ? panel : undefined}
          />
        ))}
      </div>
      <section className={stack(5)} aria-labelledby="everyone-title">
        <h2 className={text('part')} id="everyone-title">
          {copy.everyone}
        </h2>
        <ul className={`${grid(5)} ${classes.cards}`}>
          {members.map((member) => (
            <MemberCard key={member.slug} member={member} />
          ))}
        </ul>
      </section>
    </div>
  );
}
