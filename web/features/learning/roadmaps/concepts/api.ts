import type { showConcept } from '@devorbit/contract/learning/concepts.ts';
import { call, route } from '../../../../platform/http-client.ts';

const showRoute = route<typeof showConcept>('GET', '/api/concepts/:id/');

/** A concept as a roadmap shows it. */
export const fetchConcept = (id: string, signal: AbortSignal) => call(showRoute, { params: { id }, signal });
