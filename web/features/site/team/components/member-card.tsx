import type { TeamMember } from '@devorbit/contract/site/team.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { Portrait } from './portrait.tsx';
import classes from './member-card.module.css';

export const MemberCard = ({ member: { slug, name, title, photo } }: { member: TeamMember }) => (
  <li className={classes.card}>
    <Portrait name={name} photo={photo} size="medium" />
    <h3 className={classes.name}>{name}</h3>
    <p className={`${text('quiet', 'small')} ${classes.title}`}>{title}</p>
    <ButtonLink
      className={classes.link}
      tone="plain"
      to={{ search: `?member=${slug}`, hash: `#member-${slug}` }}
      aria-label={`${copy.viewProfile}: ${name}`}
    >
      {copy.viewProfile}
    </ButtonLink>
  </li>
);
