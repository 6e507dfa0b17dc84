import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import {
  CalendarDays,
  CalendarPlus,
  Clock,
  ExternalLink,
  ListOrdered,
  MapPin,
  Megaphone,
  Share2,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { notify } from '../../../../../platform/notify.ts';
import { useQueryKnown } from '../../../../../platform/page-query.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { cluster, row, stack, tag, text, unseen } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { Meter } from '../../../../../ui/meter.tsx';
import { calendarFileOf, feedAddress } from '../../api.ts';
import { EventBadges } from '../../components/event-badges.tsx';
import { EventPicture } from '../../components/event-picture.tsx';
import { MarkButtons } from '../../components/mark-buttons.tsx';
import { SponsorList } from '../../components/sponsor-list.tsx';
import { typeNames, wayNames } from '../../copy.ts';
import { fillOf, placesText, priceText, spotsText, startText } from '../../model.ts';
import { RegistrationPanel } from '../../registration/components/registration-panel.tsx';
import classes from './event-body.module.css';

// Below everything else.
const RelatedEvents = lazy(async () => ({ default: (await import('./related-events.tsx')).RelatedEvents }));
const SeriesDates = lazy(async () => ({
  default: (await import('../../series/components/series-dates.tsx')).SeriesDates,
}));

const linkNames = { website: 'Website', twitter: 'Twitter', linkedin: 'LinkedIn', discord: 'Discord' } as const;

const MAPS = 'https://www.openstreetmap.org/search?query=';

type Props = {
  event: EventDetail;
  /** What may be done with it by who may change it. */
  tools?: ReactNode;
  /** The way to tell the moderators. */
  report?: ReactNode;
  /** What there is once it has begun. */
  after?: ReactNode;
  /** The title is that of the dialog already. */
  titled: boolean;
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={stack(2)}>
    <h3 className={text('section')}>{title}</h3>
    {children}
  </section>
);

/** All that there is to know about an event: in the dialog, and on its page. */
export function EventBody({ event, tools, report, after, titled }: Props) {
  const known = useQueryKnown();
  const zone = known ? ownTimeZone() : event.timeZone;
  const { there, here } = startText(event, zone);
  const share = useAct(async () => {
    const url = `${location.origin}${pathOf('event', { id: event.id })}`;
    if ('share' in navigator && navigator.canShare?.({ url })) {
      // Somebody who changes their mind has not failed.
      await navigator.share({ title: event.title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    await notify({ message: 'The link is on your clipboard.', tone: 'good' });
  }, 'The link could not be copied. Copy the address of this page instead.');
  const links = (Object.keys(linkNames) as (keyof typeof linkNames)[]).filter((name) => event.socialLinks[name] !== '');
  return (
    <div className={stack(5)}>
      <div className={classes.picture}>
        <EventPicture event={event} wide />
      </div>
      <div className={stack(3)}>
        <div className={cluster(2)}>
          <EventBadges event={event} />
          <span className={tag}>{typeNames[event.type]}</span>
          <span className={tag}>{event.category}</span>
        </div>
        {!titled && (
          <>
            <h1 className={text('page', 'breaking')}>{event.title}</h1>
            <h2 className={unseen}>Details</h2>
          </>
        )}
        {event.status === 'cancelled' && (
          <Message tone="bad">This event is cancelled. The organizer wrote: {event.reason}</Message>
        )}
        {event.state === 'declined' && <Message tone="bad">This event was declined: {event.reason}</Message>}
        {event.state === 'pending' && (
          <p className={`${text('quiet')} ${classes.notice}`}>
            Only you and our staff see this event until it is approved.
          </p>
        )}
      </div>
      <div className={classes.columns}>
        <div className={stack(5)}>
          {after}
          <Part title="About">
            <p className={`${text('lead', 'breaking')} ${classes.prose}`}>{event.description}</p>
            {event.longDescription !== '' && (
              <p className={`${text('breaking')} ${classes.prose}`}>{event.longDescription}</p>
            )}
          </Part>
          {event.requirements.length > 0 && (
            <Part title="Requirements">
              <ul className={classes.bullets}>
                {event.requirements.map((one) => (
                  <li key={one} className={text('breaking')}>
                    {one}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {event.tags.length > 0 && (
            <Part title="Tags">
              <ul className={`${cluster(2)} ${classes.plain}`}>
                {event.tags.map((one) => (
                  <li key={one} className={tag}>
                    {one}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {event.speakers.length > 0 && (
            <Part title="Speakers">
              <ul className={`${classes.people} ${classes.plain}`}>
                {event.speakers.map(({ id, name, title, company, avatar }) => (
                  <li key={id} className={row(3)}>
                    <Avatar initial={name.slice(0, 1).toUpperCase()} image={avatar} size="small" />
                    <span className={text('breaking')}>
                      <strong>{name}</strong>
                      <br />
                      <span className={text('quiet', 'small')}>
                        {[title, company].filter((part) => part !== '').join(', ')}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {event.schedule.length > 0 && (
            <Part title="Schedule">
              <ol className={`${stack(3)} ${classes.plain}`}>
                {event.schedule.map((session, at) => (
                  <li key={at} className={classes.session}>
                    <span className={text('quiet', 'small', 'tabular')}>{session.time}</span>
                    <span className={text('breaking')}>
                      <strong>{session.title}</strong>
                      {session.speaker !== '' && <span className={text('quiet')}> · {session.speaker}</span>}
                      {session.description !== '' && (
                        <>
                          <br />
                          <span className={text('quiet', 'small')}>{session.description}</span>
                        </>
                      )}
                    </span>
                  </li>
                ))}
              </ol>
            </Part>
          )}
          {event.prizes.length > 0 && (
            <Part title="Prizes">
              <ul className={`${classes.people} ${classes.plain}`}>
                {event.prizes.map((prize, at) => (
                  <li key={at} className={`${stack(1)} ${classes.prize}`}>
                    <strong className={text('breaking')}>{prize.title}</strong>
                    {prize.value !== '' && <span className={text('lead', 'breaking')}>{prize.value}</span>}
                    {prize.description !== '' && (
                      <span className={text('quiet', 'small', 'breaking')}>{prize.description}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <SponsorList sponsors={event.sponsors} level={3} />
        </div>
        <aside className={`${stack(4)} ${classes.side}`} aria-label="Where, when and how">
          <RegistrationPanel event={event} />
          <ul className={`${stack(3)} ${classes.facts}`}>
            <li className={row(3, { align: 'start' })}>
              <CalendarDays size={18} aria-hidden="true" />
              <span>{event.date}</span>
            </li>
            <li className={row(3, { align: 'start' })}>
              <Clock size={18} aria-hidden="true" />
              <span className={text('breaking')}>
                {event.time}
                <br />
                <span className={text('quiet', 'small')}>
                  Starts {there}
                  {here !== null && `, ${here}`}
                </span>
              </span>
            </li>
            <li className={row(3, { align: 'start' })}>
              <MapPin size={18} aria-hidden="true" />
              <span className={text('breaking')}>
                {event.location}
                <br />
                <span className={text('quiet', 'small')}>
                  {wayNames[event.way]}
                  {event.way !== 'online' && (
                    <>
                      {' · '}
                      <a href={MAPS + encodeURIComponent(event.location)} rel="noopener noreferrer" target="_blank">
                        Open a map
                      </a>
                    </>
                  )}
                </span>
              </span>
            </li>
            <li className={row(3, { align: 'start' })}>
              <Ticket size={18} aria-hidden="true" />
              <span>{priceText(event)}</span>
            </li>
            <li className={row(3, { align: 'start' })}>
              <Users size={18} aria-hidden="true" />
              <span className={classes.places}>
                {spotsText(event)}
                <Meter part={fillOf(event)} />
                <span className={text('quiet', 'small', 'tabular')}>{placesText(event)}</span>
              </span>
            </li>
            {(event.sessions > 0 || event.canEdit) && (
              <li className={row(3, { align: 'start' })}>
                <ListOrdered size={18} aria-hidden="true" />
                <Link to={pathOf('event-programme', { id: event.id })}>
                  {event.sessions > 0 ? `Programme: ${counted(event.sessions, 'session')}` : 'Write the programme'}
                </Link>
              </li>
            )}
            {event.callOpen && (
              <li className={row(3, { align: 'start' })}>
                <Megaphone size={18} aria-hidden="true" />
                <Link to={pathOf('call-for-papers', { id: event.id })}>Propose a session</Link>
              </li>
            )}
            {event.type === 'hackathon' && event.isApproved && (
              <li className={row(3, { align: 'start' })}>
                <Trophy size={18} aria-hidden="true" />
                <span>
                  <Link to={pathOf('event-entries', { id: event.id })}>Teams and entries</Link>
                  <br />
                  <Link to={pathOf('event-results', { id: event.id })}>Results and rubric</Link>
                </span>
              </li>
            )}
          </ul>
          <div className={row(3)}>
            {event.organizerLogo === null ? (
              <Avatar initial={event.organizer.slice(0, 1).toUpperCase()} size="small" />
            ) : (
              <img className={classes.logo} src={event.organizerLogo} alt="" width={48} height={48} />
            )}
            <span className={text('breaking')}>
              <span className={text('quiet', 'small')}>Organizer</span>
              <br />
              <strong>{event.organizer}</strong>
              {event.createdBy !== null && (
                <>
                  <br />
                  <Link className={text('small')} to={pathOf('public-profile', { username: event.createdBy })}>
                    {event.createdBy}
                  </Link>
                  <br />
                  <a className={text('small')} href={feedAddress({ by: event.createdBy })}>
                    Calendar of their events
                  </a>
                </>
              )}
            </span>
          </div>
          {links.length > 0 && (
            <ul className={`${cluster([1, 3])} ${classes.plain}`} aria-label="Links">
              {links.map((name) => (
                <li key={name}>
                  <a
                    className={row(1)}
                    href={event.socialLinks[name]}
                    rel="noopener noreferrer nofollow ugc"
                    target="_blank"
                  >
                    {linkNames[name]}
                    <ExternalLink size={14} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className={cluster(2)}>
            <Button
              variant="default"
              size="sm"
              leftSection={<Share2 size={16} aria-hidden="true" />}
              onClick={() => void share.run()}
            >
              Share
            </Button>
            {event.isApproved && (
              <Button
                component="a"
                href={calendarFileOf(event.id)}
                variant="default"
                size="sm"
                leftSection={<CalendarPlus size={16} aria-hidden="true" />}
              >
                Add to calendar
              </Button>
            )}
            <MarkButtons event={event} />
          </div>
          <Message tone="bad">{share.failure}</Message>
          {event.repeats && (
            <Suspense>
              <SeriesDates event={event.id} />
            </Suspense>
          )}
          {tools}
          {report}
        </aside>
      </div>
      {event.isApproved && (
        <Suspense>
          <RelatedEvents event={event} />
        </Suspense>
      )}
    </div>
  );
}
