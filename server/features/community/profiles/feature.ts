import { defineFeature } from '../../../platform/feature.ts';

export const profiles = defineFeature({
  name: 'community/profiles',
  tables: ['profiles', 'pictures', 'preferences'],
  userColumns: {
    'profiles.user_id': 'erased',
    'pictures.user_id': 'erased',
    'preferences.user_id': 'erased',
  },
});
