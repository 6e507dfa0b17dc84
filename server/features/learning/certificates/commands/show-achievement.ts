import type { Achievement, AchievementKey } from '@devorbit/contract/learning/certificates.ts';
import type { Database } from '../../../../platform/database.ts';
import { achievementNotFound } from '../errors.ts';
import { selectOptionalAchievement } from '../store.ts';
import { achievementDescription, certificateName, criteriaOf } from '../wording.ts';

/** What a certificate of a category and level is given for. Throws 404 where none was given. */
export async function showAchievement({ database }: { database: Database }, key: AchievementKey): Promise<Achievement> {
  const row = await selectOptionalAchievement(database, key);
  if (row === null) throw achievementNotFound();
  const { frameworkId, categoryId, level } = key;
  const framework = { id: frameworkId, name: row.framework_name };
  const category = { id: categoryId, name: row.category_name };
  const about = { framework, category, level };
  return {
    ...key,
    name: certificateName(framework.name, category.name),
    description: achievementDescription(about),
    criteria: criteriaOf(about),
  };
}
