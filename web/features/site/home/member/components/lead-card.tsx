import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { clamp, row, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { NEXT, NO_PROBLEMS } from '../copy.ts';
import type { Lead } from '../model.ts';
import classes from './member-home.module.css';

/** What to do first: one problem, and one button. */
export function LeadCard({ lead }: { lead: Lead | null }) {
  return (
    <section className={`${classes.card} ${classes.lead}`} aria-labelledby="home-lead">
      <svg className={classes.orbit} viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="44" />
        <circle cx="100" cy="100" r="72" />
        <circle cx="100" cy="100" r="98" />
        <circle className={classes.planet} cx="51" cy="47" r="9" />
        <circle className={classes.sun} cx="100" cy="100" r="17" />
      </svg>
      <h3 className={`${text('quiet', 'small')} ${classes.label}`} id="home-lead">
        {lead?.label ?? NEXT}
      </h3>
      {lead ? (
        <>
          <p className={`${clamp} ${classes.title}`}>{lead.problem.title}</p>
          <p className={`${row(3)} ${text('quiet', 'small')}`}>
            <DifficultyBadge name={lead.problem.difficulty} />
            <span className={`${clamp} ${classes.note}`}>{lead.note}</span>
          </p>
          <ButtonLink
            className={classes.act}
            size="small"
            to={pathOf('problem', { id: lead.problem.id })}
            aria-describedby="home-lead"
          >
            {lead.act}
            <ArrowRight size={17} aria-hidden="true" />
          </ButtonLink>
        </>
      ) : (
        <p className={text('quiet')}>{NO_PROBLEMS}</p>
      )}
    </section>
  );
}
