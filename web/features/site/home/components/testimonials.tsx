import type { TestimonialsFile } from '@devorbit/contract/site/home.ts';
import { Star } from 'lucide-react';
import { container, row, stack, tag, text, unseen } from '../../../../ui/layout.ts';
import page from './section.module.css';
import classes from './testimonials.module.css';

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** What learners say. */
export function Testimonials({ file: { samples, testimonials } }: { file: TestimonialsFile }) {
  return (
    <section className={`${container(6)} ${page.section}`} aria-labelledby="voices-title">
      <div className={stack(3)}>
        <h2 className={text('page')} id="voices-title">
          What we want to hear
        </h2>
        {samples && (
          <p className={text('quiet', 'lead')}>Samples we wrote ourselves, until we have quotes from real learners.</p>
        )}
      </div>
      <ul className={classes.cards}>
        {testimonials.map(({ name, role, text: words, rating, avatar_color }) => (
          <li className={classes.card} key={name}>
            <p className={classes.rating}>
              {Array.from({ length: 5 }, (_, at) => (
                <Star
                  key={at}
                  size={16}
                  strokeWidth={1.75}
                  fill={at < rating ? 'currentColor' : 'none'}
                  aria-hidden="true"
                />
              ))}
              <span className={unseen}>{rating} of 5 stars</span>
              {samples && <span className={`${tag} ${classes.sample}`}>Sample</span>}
            </p>
            <blockquote className={classes.text}>{words}</blockquote>
            <div className={row(3)}>
              <span className={classes.avatar} data-color={avatar_color} aria-hidden="true">
                {initials(name)}
              </span>
              <p>
                <span className={`${text('strong')} ${classes.name}`}>{name}</span>
                <span className={`${text('quiet', 'small')} ${classes.role}`}>{role}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
