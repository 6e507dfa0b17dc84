import { defineFeature } from '../../../platform/feature.ts';

export const notifications = defineFeature({
  name: 'identity/notifications',
  tables: ['notification_preferences', 'notifications', 'announcements'],
});
