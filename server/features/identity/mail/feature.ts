import { defineFeature } from '../../../platform/feature.ts';
import { deleteMailsOf } from './store.ts';

export const mail = defineFeature({
  name: 'identity/mail',
  tables: ['mails'],
  eraseUser: (tx, { email }) => deleteMailsOf(tx, email),
});
