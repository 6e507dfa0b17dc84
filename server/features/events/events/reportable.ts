import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Reportable } from '../../../feature.ts';
import { hideEvent, selectNamed } from './store.ts';

const numbered = (id: string): number | null => (/^\d{1,9}$/.test(id) ? Number(id) : null);

export const reportableEvent: Reportable = {
  kind: 'event',
  async find(database, _, id) {
    const number = numbered(id);
    const event = number === null ? null : await selectNamed(database, number);
    return event === null ? null : { subject_id: id, owner_id: event.created_by, subject_name: event.title };
  },
  links: async (_, reported) => reported.map(({ id }) => pathOf('event', { id })),
  named: (title) => `the event “${title}”`,
  async hide(tx, { id }, at, _, { queue }) {
    await hideEvent(tx, Number(id), at);
    await queue.send(tx, 'event_emails', { event: Number(id), what: 'removed', after: 0 });
  },
  told: ({ id, name }) => ({ title: `The moderators removed your event “${name}”.`, link: pathOf('event', { id }) }),
};
