import { modulesOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { notesPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveNotes } from './routes.ts';

export const moduleNotes = defineFeature({
  name: 'learning/module-notes',
  tables: ['learning_notes'],
  userColumns: { 'learning_notes.user_id': 'erased' },
  personalData,
  limits: [notesPerMinute],
  serve: (http, platform) => {
    const modules = new Set(
      fromContent(readFrameworks).flatMap((framework) =>
        modulesOf(framework).map(({ id }) => moduleItem(framework.id, id)),
      ),
    );
    serveNotes(http, { ...platform, modules });
  },
});
