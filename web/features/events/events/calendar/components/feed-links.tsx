import { eventCategories, eventTypes } from '@devorbit/contract/events/events-limits.ts';
import { CalendarPlus } from 'lucide-react';
import { cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { feedAddress } from '../../api.ts';
import { typeNames } from '../../copy.ts';

/** Public calendars to subscribe to: all events, and those of a type or a category. */
export const FeedLinks = () => (
  <section className={stack(2)} aria-labelledby="event-feeds">
    <h2 className={text('section')} id="event-feeds">
      Subscribe
    </h2>
    <p className={text('quiet', 'small')}>
      Add one of these addresses to your calendar app, and new events appear there automatically.
    </p>
    <ul className={cluster([1, 4])}>
      <li className={row(1)}>
        <CalendarPlus size={16} aria-hidden="true" />
        <a href={feedAddress({})}>All events</a>
      </li>
      {eventTypes.map((type) => (
        <li key={type}>
          <a href={feedAddress({ type })}>{typeNames[type]}</a>
        </li>
      ))}
    </ul>
    <ul className={cluster([1, 4])} aria-label="By category">
      {eventCategories.map((category) => (
        <li key={category}>
          <a href={feedAddress({ category })}>{category}</a>
        </li>
      ))}
    </ul>
  </section>
);
