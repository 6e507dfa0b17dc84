import { z } from 'zod';
import type { Role, World } from './_world.ts';

export type Sent = {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
/** Made anew for every caller, because a call may use up what it was made for. */
export type Input = Sent | ((world: World, role: Role) => Sent | Promise<Sent>);
/** What visitor, another user, the owner, staff and a superuser get. */
type Expected = [visitor: number, other: number, owner: number, staff: number, superuser: number];
export type Row = [call: string, expected: Expected, input?: Input];

/** The id of the row that a statement answers. */
export const insertedId = async (world: World, sql: string, params: unknown[]): Promise<string> =>
  (await world.house.database.row(z.object({ id: z.string() }), sql, params)).id;

export const inProblem = ({ problem }: World): Sent => ({ params: { id: problem } });
export const inOwned = ({ owned }: World): Sent => ({ params: { id: owned } });
export const inSubmission = ({ submission }: World): Sent => ({ params: { id: submission } });
