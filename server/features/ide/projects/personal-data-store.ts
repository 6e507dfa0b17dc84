import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'ide-projects': `select id, name, panels, runs, breakpoints, created_at, updated_at from ide_projects where user_id = $1 order by id`,
  'ide-versions': `select v.project_id, v.number, v.name, v.reason, v.files, v.size, v.at from ide_versions v join ide_projects p on p.id = v.project_id where p.user_id = $1 order by v.project_id, v.number`,
};
