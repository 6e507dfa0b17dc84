import type { EventDates, EventType, SponsorTier } from '@devorbit/contract/events/events-limits.ts';
import type { EventStatus } from '@devorbit/contract/events/events.ts';

export const HUB_TITLE = 'Hackathons and events';
export const HUB_LEAD = 'Hackathons, workshops and evenings with people who build.';
export const HERO = 'Find your next launch';
export const TAGLINE = 'Register in one step. Full events have a waitlist that moves by itself.';
export const ADMIN_MODE = 'Admin Mode';
export const CREATE_EVENT = 'Create Event';
export const EDIT_EVENT = 'Edit event';
export const SEARCH_EVENTS = 'Search events';
export const PENDING_APPROVALS = 'Pending Approvals';
export const NO_PENDING = 'No events pending approval';
export const APPROVE = 'Approve';
export const DECLINE = 'Decline';
export const ADVANCED_FILTERS = 'Advanced Filters';
export const SORT_BY = 'Sort by';
export const NO_EVENTS = 'No events found';
export const NO_EVENTS_TEXT = 'Try adjusting your search or filter criteria';
export const CLEAR_ALL = 'Clear all filters';
export const LIST_FAILED = 'The events could not be loaded';
export const EVENT_FAILED = 'This event could not be loaded';
export const EVENT_MISSING = 'There is no such event';
export const TRY_AGAIN = 'That did not work. Please try again.';

export const typeNames: Record<EventType, string> = {
  hackathon: 'Hackathon',
  workshop: 'Workshop',
  conference: 'Conference',
  networking: 'Networking',
  webinar: 'Webinar',
  competition: 'Competition',
};
export const dateNames: Record<EventDates, string> = {
  all: 'All Dates',
  upcoming: 'Upcoming',
  'this-week': 'This Week',
  'this-month': 'This Month',
  past: 'Past',
};
export const sortNames = { date: 'Date', popularity: 'Popularity' } as const;
export const viewNames = { cards: 'Cards', month: 'Month', agenda: 'Agenda' } as const;
export const wayNames = { in_person: 'In person', online: 'Online', hybrid: 'In person and online' } as const;
export const tierNames: Record<SponsorTier, string> = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  partner: 'Partner',
};
export const statusNames: Record<EventStatus, string> = {
  upcoming: 'Upcoming',
  live: 'LIVE NOW',
  ended: 'Ended',
  cancelled: 'Cancelled',
};
