import { defineFeature } from '../../../feature.ts';
import { personalData } from './personal-data-store.ts';
import { serveSkills } from './routes.ts';

export const skills = defineFeature({
  name: 'learning/skills',
  tables: ['concept_skills'],
  userColumns: { 'concept_skills.user_id': 'erased' },
  personalData,
  serve: serveSkills,
});
