import { defineFeature } from '../../../feature.ts';
import { addressOf } from '../../../platform/mail-transport.ts';
import { heads } from './head.ts';
import { purgePictures } from './jobs.ts';
import { eventPicturesPerHour, eventsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { reportableEvent } from './reportable.ts';
import { serveEvents } from './routes.ts';

export const events = defineFeature({
  name: 'events/events',
  tables: ['events', 'event_places', 'event_interests', 'event_saves', 'event_pictures', 'event_sponsors'],
  blobs: [
    ['events', 'image'],
    ['events', 'logo'],
    ['event_pictures', 'digest'],
    ['event_sponsors', 'logo'],
  ],
  userColumns: {
    // Others are registered for it: it stays, without their name.
    'events.created_by': 'kept',
    'events.decided_by': 'kept',
    'event_interests.user_id': 'erased',
    'event_saves.user_id': 'erased',
    'event_pictures.uploaded_by': 'erased',
  },
  personalData,
  // Told of every change that a list for everybody may show.
  channels: ['events'],
  limits: [eventsPerDay, eventPicturesPerHour],
  hourly: [{ name: 'Pictures of no event', run: purgePictures }],
  heads,
  search: [{ kind: 'event' }],
  reportable: [reportableEvent],
  serve: (http, platform) =>
    serveEvents(http, { ...platform, secret: platform.env.SECRET, sender: addressOf(platform.env.MAIL_FROM) }),
});
