import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  resources: `select public_id, title, description, university, college, branch, year, semester, subject, resource_type, file_name, file_type, size, licence, attribution, source_url, state, uploaded_at, version, version_at from resources where uploaded_by = $1 order by id`,
  'resource-versions': `select r.public_id, r.title, v.version, v.file_name, v.file_type, v.size, v.note, v.made_at from resource_versions v join resources r on r.id = v.resource_id where v.made_by = $1 order by v.resource_id, v.version`,
  'resource-opens': `select r.public_id, r.title, o.day from resource_opens o join resources r on r.id = o.resource_id where o.user_id = $1 order by o.day, o.resource_id`,
  'resource-bookmarks': `select r.public_id, r.title, b.at from resource_bookmarks b join resources r on r.id = b.resource_id where b.user_id = $1 order by b.at, b.resource_id`,
  'resource-votes': `select r.public_id, r.title from resource_votes v join resources r on r.id = v.resource_id where v.user_id = $1 order by v.resource_id`,
  'resource-positions': `select r.public_id, r.title, p.page, p.pages, p.at from resource_positions p join resources r on r.id = p.resource_id where p.user_id = $1 order by p.at, p.resource_id`,
  'resource-collections': `select c.public_id, c.title, c.description, c.visibility, c.created_at, c.updated_at, coalesce((select json_agg(r.public_id order by i.position) from resource_collection_items i join resources r on r.id = i.resource_id where i.collection_id = c.id), '[]'::json) as resources from resource_collections c where c.user_id = $1 order by c.id`,
  'resource-uploads': `select name, length, expires_at from resource_uploads where user_id = $1 order by id`,
};
