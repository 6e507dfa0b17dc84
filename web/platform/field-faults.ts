import { ApiError } from './api-error.ts';

/** What is wrong with single fields, by the field's name. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

const isIssue = (value: unknown): value is { path: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { path?: unknown }).path === 'string' &&
  typeof (value as { message?: unknown }).message === 'string';

/**
 * What the server says of these fields, each with its first message; empty for any other failure. It names them as
 * keys of the answer, or as paths in its `details`: `social_links.github` is github, `skills.2` skills, and `answers.q1`
 * is `answers:q1` where a form has a field of that name.
 */
export function faultsOfError<Field extends string>(error: unknown, fields: readonly Field[]): Faults<Field> {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const faults: Faults<Field> = {};
  const details = (error.body as { details?: unknown } | null)?.details;
  for (const { path, message } of Array.isArray(details) ? details.filter(isIssue) : []) {
    const parts = path.split('.');
    const field = fields.find((name) => name === parts.join(':')) ?? fields.find((name) => parts.includes(name));
    if (field !== undefined) faults[field] ??= message;
  }
  // A refusal that is about no field has a sentence in `error`, and its `message` is that.
  if (error.errorField !== undefined) return faults;
  for (const field of fields) {
    const said = error.fieldMessages[field]?.[0];
    if (said !== undefined) faults[field] ??= said;
  }
  return faults;
}

/** Puts the person at the first faulty field of a form, in the order of the page. Fields are known by their `name`. */
export function focusFirstFault(form: HTMLFormElement | null | undefined, faults: object): void {
  const first = [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement =>
      'name' in field && Object.hasOwn(faults, String(field.name)) && field instanceof HTMLElement,
  );
  first?.focus();
}
