import { defineFeature } from '../../../feature.ts';
import { remindOfStreaks } from './commands/remind-of-streaks.ts';
import { personalData } from './personal-data-store.ts';

export const streaks = defineFeature({
  name: 'practice/streaks',
  tables: ['streak_reminders'],
  userColumns: { 'streak_reminders.user_id': 'erased' },
  personalData,
  hourly: [{ name: 'Streak reminders', run: remindOfStreaks }],
});
