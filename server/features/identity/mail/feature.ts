import { defineFeature } from '../../../platform/feature.ts';

export const mail = defineFeature({
  name: 'identity/mail',
  tables: ['mails'],
});
