import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'ide-projects': `select id, name, panels, runs, breakpoints, created_at, updated_at from ide_projects where user_id = $1 order by id`,
  'ide-versions': `select v.project_id, v.number, v.name, v.reason, v.files, v.size, v.at from ide_versions v join ide_projects p on p.id = v.project_id where p.user_id = $1 order by v.project_id, v.number`,
  'ide-memberships': `select m.project_id, p.name as project, m.role, m.joined_at from ide_members m join ide_projects p on p.id = m.project_id where m.user_id = $1 order by m.joined_at, m.project_id`,
  'ide-chat': `select c.project_id, p.name as project, c.text, c.at from ide_messages c join ide_projects p on p.id = c.project_id where c.user_id = $1 order by c.id`,
};
