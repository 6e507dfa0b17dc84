import { CONCEPT_NOT_FOUND } from '@devorbit/contract/learning/concepts.ts';
import { Refusal } from '../../../platform/errors.ts';

export const conceptNotFound = (): Refusal => new Refusal('missing', CONCEPT_NOT_FOUND);
