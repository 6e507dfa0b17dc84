import type { TeamMember } from '@devorbit/contract/site/team.ts';
import { Link } from 'react-router';
import { copy } from '../copy.ts';
import { Portrait } from './portrait.tsx';
import classes from './member-card.module.css';

export const MemberCard = ({ member: { slug, name, title, photo } }: { member: TeamMember }) => (
  <li className={classes.card}>
    <Portrait name={name} photo={photo} size="medium" />
    <h3 className={classes.name}>{name}</h3>
    <p className={classes.title}>{title}</p>
    <Link
      className={classes.link}
      to={{ search: `?member=${slug}`, hash: `#member-${slug}` }}
      aria-label={`${copy.viewProfile}: ${name}`}
    >
      {copy.viewProfile}
    </Link>
  </li>
);
