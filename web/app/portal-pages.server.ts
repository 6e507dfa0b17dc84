import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import type { PortalFramework } from '../features/learning/roadmaps/portal/model.ts';
import { frameworks } from './content.server.ts';

/** Everything that the portal shows of frameworks: no text of lessons. */
export const portalFrameworks: PortalFramework[] = frameworks.map((framework) => ({
  id: framework.id,
  name: framework.name,
  logo: framework.logo,
  description: framework.description,
  popularity: framework.popularity ?? null,
  releaseYear: framework.releaseYear,
  stars: framework.stars ?? null,
  lastUpdated: framework.lastUpdated ?? null,
  type: framework.type,
  language: framework.language,
  runtime: framework.runtime,
  learningPath: framework.learningPath.map((step, at) => ({ ...step, order: at + 1 })),
  officialResources: framework.officialResources,
  categories: framework.categories.map((category) => ({
    id: category.id,
    name: category.name,
    description: category.description,
    completionCertificate: category.completionCertificate,
    estimatedDuration: category.estimatedDuration,
    badge: category.badge,
    holds: category.holds ?? null,
    modules: category.modules.map((module) => ({
      id: module.id,
      title: module.title,
      description: module.description,
      duration: module.duration,
      difficulty: module.difficulty,
      project: module.project,
      learningObjectives: module.learningObjectives,
      prerequisites: module.prerequisites,
      resources: module.resources,
      lessons: module.lessons.map(({ id, title, duration, type }) => ({
        id,
        title,
        duration,
        type,
        contentUrl: lessonPath(id),
      })),
      exercises: module.lessons.reduce((sum, lesson) => sum + lesson.exercises.length, 0),
    })),
  })),
  holds: framework.holds ?? null,
}));
