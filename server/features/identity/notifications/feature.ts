import { defineFeature } from '../../../platform/feature.ts';

export const notifications = defineFeature({
  name: 'identity/notifications',
  tables: ['notification_preferences', 'notifications', 'announcements'],
  userColumns: {
    'notifications.user_id': 'erased',
    'notification_preferences.user_id': 'erased',
    'announcements.author_id': 'kept',
  },
});
