import type { showConcept } from '@devorbit/contract/learning/concepts.ts';
import type { listConceptSkills } from '@devorbit/contract/learning/skills.ts';
import { call, route } from '../../../../platform/http-client.ts';

const showRoute = route<typeof showConcept>('GET', '/api/concepts/:id/');
const skillsRoute = route<typeof listConceptSkills>('GET', '/api/learn/skills/');

/** A concept as a roadmap shows it. */
export const fetchConcept = (id: string, signal: AbortSignal) => call(showRoute, { params: { id }, signal });
/** How well one knows each concept of which anything is known. */
export const fetchSkills = (signal: AbortSignal) => call(skillsRoute, { signal });
