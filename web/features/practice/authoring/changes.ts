const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values of a draft differ. What both share is not looked into, so that a large draft is compared as one types. */
export function isChanged(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return false;
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) !== Array.isArray(after)) return true;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => isChanged(before[key], after[key]));
}
