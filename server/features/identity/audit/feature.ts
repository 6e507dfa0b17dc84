import { defineFeature } from '../../../feature.ts';
import { personalData } from './personal-data-store.ts';

export const audit = defineFeature({
  name: 'identity/audit',
  tables: ['audit_log'],
  userColumns: {
    'audit_log.actor_id': 'kept',
  },
  personalData,
});
