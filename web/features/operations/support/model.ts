import { ApiError } from '../../../platform/api-error.ts';

/** The server takes what is sent sooner after the form was opened for a program's, in ms; a little is added for the way. */
export const READING_MS = 3_400;

/** How long to wait before sending, in ms. Who is signed in need not. */
export const waitBeforeSending = (formAt: number, at: number, signedIn: boolean): number =>
  signedIn ? 0 : Math.max(0, formAt + READING_MS - at);

export const fields = ['name', 'email', 'topic', 'message'] as const;
export type Field = (typeof fields)[number];
export type Faults = Partial<Record<Field, string>>;

/** What the server says of single fields; null where it says something else. */
export function faultsOf(error: unknown): Faults | null {
  // A refusal that is about no field has a sentence, and its `message` is that.
  if (!(error instanceof ApiError) || error.status !== 400 || error.errorField !== undefined) return null;
  const said = error.fieldMessages;
  const faults = Object.fromEntries(fields.flatMap((field) => (said[field]?.[0] ? [[field, said[field][0]]] : [])));
  return Object.keys(faults).length > 0 ? faults : null;
}

/** The field that the person is led to. */
export const firstFault = (faults: Faults): Field | undefined => fields.find((field) => faults[field] !== undefined);
