import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { CalendarHeart, Plus, ShieldCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { cluster, container, stack, tag, text, unseen } from '../../../../../ui/layout.ts';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { StarField } from '../../../../../ui/star-field.tsx';
import { FeedLinks } from '../../calendar/components/feed-links.tsx';
import { useJoinMarks } from '../../components/use-marks.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { ADMIN_MODE, CREATE_EVENT, HERO, HUB_LEAD, HUB_TITLE, SEARCH_EVENTS, TAGLINE } from '../../copy.ts';
import type { Filters } from '../../model.ts';
import { useEventDialogs } from './event-dialogs.tsx';
import { EventList } from './event-list.tsx';
import { EventSkeletons } from './event-skeletons.tsx';
import { HubFilters } from './hub-filters.tsx';
import { useFilters } from './use-filters.ts';
import pageClasses from '../../../../../ui/page.module.css';
import classes from './event-hub.module.css';

const EventDialog = lazy(async () => ({
  default: (await import('../../detail/components/event-dialog.tsx')).EventDialog,
}));
const MonthView = lazy(async () => ({ default: (await import('./month-view.tsx')).MonthView }));
const PendingApprovals = lazy(async () => ({ default: (await import('./pending-approvals.tsx')).PendingApprovals }));

type Props = {
  title?: string;
  lead?: string;
  /** What the filters are where the address says nothing. */
  preset?: Partial<Filters>;
  reportOf: (event: EventDetail) => ReactNode;
  universities?: readonly { slug: string; name: string }[];
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null;

/** The events hub: what there is, how to find it, and how to bring one’s own. */
export function EventHub({ title = HUB_TITLE, lead = HUB_LEAD, preset, reportOf, universities }: Props) {
  const { username, admin } = useViewer();
  const { filters, view, month, opened, setFilters, clear, setView, setMonth, open } = useFilters(preset);
  const search = useRef<HTMLDivElement>(null);
  const { create, edit, remove, prepare, toolsOf, dialogs } = useEventDialogs({
    onGone: () => open(null),
    universities,
  });
  useJoinMarks();
  // Before the site's own search, which listens for the slash too.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      search.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, []);
  return (
    <div className={`${container(5)} ${pageClasses['page']}`}>
      <header className={`${cluster(4, { justify: 'between' })} ${classes.head}`}>
        <div className={stack(1)}>
          <div className={cluster([1, 3])}>
            <h1 className={text('page')}>{title}</h1>
            {admin && (
              <span className={`${tag} ${classes.admin}`} data-tone="signal">
                <ShieldCheck size={15} aria-hidden="true" />
                {ADMIN_MODE}
              </span>
            )}
          </div>
          <p className={text('quiet', 'lead')}>{lead}</p>
        </div>
        <div className={cluster(2)}>
          {username === null ? (
            <SignInPrompt frame="line" why="create an event" />
          ) : (
            <>
              <ButtonLink tone="plain" to={pathOf('my-events')}>
                <CalendarHeart size={18} aria-hidden="true" />
                My events
              </ButtonLink>
              <Button
                size="md"
                leftSection={<Plus size={18} aria-hidden="true" />}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={create}
              >
                {CREATE_EVENT}
              </Button>
            </>
          )}
        </div>
      </header>
      <section className={`night ${classes.hero}`} aria-labelledby="events-hero">
        <StarField id="events-stars" />
        <div className={`${stack(3)} ${classes.words}`}>
          <h2 className={classes.heading} id="events-hero">
            {HERO}
          </h2>
          <p className={text('lead')}>{TAGLINE}</p>
          <div ref={search} role="search" aria-label="Events" className={classes.search}>
            <SearchField
              size="lg"
              aria-label={SEARCH_EVENTS}
              aria-keyshortcuts="/"
              placeholder={`${SEARCH_EVENTS} by title, description or tag`}
              text={filters.search}
              onSearch={(wanted) => setFilters({ search: wanted })}
            />
          </div>
        </div>
      </section>
      <noscript>
        <p>The list of events needs JavaScript.</p>
      </noscript>
      <HubFilters filters={filters} onChange={setFilters} view={view} onView={setView} />
      {admin && (
        <Suspense>
          <PendingApprovals onOpen={open} />
        </Suspense>
      )}
      {view === 'cards' ? (
        <section className={stack(2)} aria-label="Events">
          <h2 className={unseen}>Events</h2>
          <EventList filters={filters} onClear={clear} onOpen={open} onEdit={edit} onRemove={remove} />
        </section>
      ) : (
        <Suspense fallback={<EventSkeletons />}>
          <MonthView
            filters={filters}
            month={month}
            onMonth={setMonth}
            onOpen={open}
            as={view === 'month' ? 'table' : 'agenda'}
          />
        </Suspense>
      )}
      <FeedLinks />
      {opened !== null && (
        <Suspense>
          <EventDialog key={opened} id={opened} onClose={() => open(null)} toolsOf={toolsOf} reportOf={reportOf} />
        </Suspense>
      )}
      {dialogs}
    </div>
  );
}
