import type { TestimonialsFile } from '@devorbit/contract/site/home.ts';
import { Star } from 'lucide-react';
import classes from './testimonials.module.css';

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

export function Testimonials({ file: { samples, testimonials } }: { file: TestimonialsFile }) {
  return (
    <section className={classes.section} aria-labelledby="voices-title">
      <div className={classes.words}>
        <h2 className={classes.title} id="voices-title">
          What we want to hear
        </h2>
        {samples && (
          <p className={classes.lead}>Samples we wrote ourselves, until we have quotes from real learners.</p>
        )}
      </div>
      <ul className={classes.cards}>
        {testimonials.map(({ name, role, text, rating, avatar_color }) => (
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
              <span className={classes.spoken}>{rating} of 5 stars</span>
              {samples && <span className={classes.sample}>Sample</span>}
            </p>
            <blockquote className={classes.text}>{text}</blockquote>
            <div className={classes.person}>
              <span className={classes.avatar} data-color={avatar_color} aria-hidden="true">
                {initials(name)}
              </span>
              <p>
                <span className={classes.name}>{name}</span>
                <span className={classes.role}>{role}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
