import { defineFeature } from '../../../feature.ts';
import { remindOfStreaks } from './commands/remind-of-streaks.ts';

export const streaks = defineFeature({
  name: 'practice/streaks',
  tables: ['streak_reminders'],
  userColumns: { 'streak_reminders.user_id': 'erased' },
  hourly: [{ name: 'Streak reminders', run: remindOfStreaks }],
});
