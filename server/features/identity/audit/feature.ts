import { defineFeature } from '../../../feature.ts';

export const audit = defineFeature({
  name: 'identity/audit',
  tables: ['audit_log'],
});
