import type { Postcard } from '@devorbit/contract/site/postcards.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectPostcards } from '../store.ts';

/** The newest postcards, for everybody. */
export const listPostcards = ({ database }: { database: Database }): Promise<Postcard[]> => selectPostcards(database);
