import { defineFeature, type Platform, queue } from '../../../feature.ts';
import { addressOf } from '../../../platform/mail-transport.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { freePlaces } from './commands/free-places.ts';
import { moveWaitlists } from './commands/move-waitlists.ts';
import { remindPeople } from './commands/remind-people.ts';
import { type EmailsJob, tellRegistered } from './commands/tell-registered.ts';
import { purgeAnswers } from './jobs.ts';
import { exportsPerHour, registrationsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveRegistrations } from './routes.ts';

const withSender = (platform: Platform) => ({
  ...platform,
  secret: platform.env.SECRET,
  sender: addressOf(platform.env.MAIL_FROM),
});

export const registrations = defineFeature({
  name: 'events/registrations',
  tables: ['registrations'],
  // What is past stays as a number.
  userColumns: { 'registrations.user_id': 'kept', 'registrations.checked_in_by': 'kept' },
  personalData,
  eraseUser: (tx, { id }) => freePlaces(tx, id),
  limits: [registrationsPerDay, exportsPerHour],
  queues: [
    queue<EmailsJob>({
      name: 'event_emails',
      retry: { limit: 8, delay: 5 },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 5_000,
      handle:
        (platform) =>
        ({ data }) =>
          tellRegistered(withSender(platform), data),
    }),
    queue<object>({
      name: 'event_waitlists',
      cron: '* * * * *',
      retry: { limit: 0, delay: 1 },
      expires: 5 * MINUTE_S,
      slots: 1,
      pollMs: 5_000,
      handle: (platform) => async () => moveWaitlists(withSender(platform)),
    }),
    queue<object>({
      name: 'event_reminders',
      cron: '* * * * *',
      retry: { limit: 0, delay: 1 },
      expires: 5 * MINUTE_S,
      slots: 1,
      pollMs: 5_000,
      handle: (platform) => async () => remindPeople(platform),
    }),
  ],
  hourly: [{ name: 'Answers to organizers', run: purgeAnswers }],
  serve: (http, platform) => serveRegistrations(http, withSender(platform)),
});
