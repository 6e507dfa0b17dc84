import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ConceptId } from './concepts.ts';

/** How well the caller knows a concept, as far as their answers tell. */
export const ConceptSkill = z.object({
  id: ConceptId,
  title: z.string(),
  /** How much of what is of middling difficulty goes right. */
  percent: z.int().min(0).max(100),
  /** Of quizzes, exercises and reviews, and how many of them were right. */
  answers: z.int(),
  right: z.int(),
  /** Problems that practise it: tried, and solved of these. */
  tried: z.int(),
  solved: z.int(),
});
export type ConceptSkill = z.infer<typeof ConceptSkill>;

const MAX_CONCEPTS = 1_000;

export const listConceptSkills = endpoint({
  method: 'GET',
  path: '/api/learn/skills/',
  summary:
    'How well the caller knows each concept, estimated from quizzes, exercises, reviews and problems; what they know least first.',
  audience: 'user',
  replies: { 200: z.array(ConceptSkill).max(MAX_CONCEPTS) },
});
