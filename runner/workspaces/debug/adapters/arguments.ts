/** Arguments of a request, which may be anything: what is not of the wanted kind throws. */
export const textOf = (args: Record<string, unknown>, name: string): string => {
  const value = args[name];
  if (typeof value !== 'string') throw new Error(`"${name}" must be a text`);
  return value;
};
export const numberOf = (args: Record<string, unknown>, name: string, otherwise?: number): number => {
  const value = args[name] ?? otherwise;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Error(`"${name}" must be a whole number`);
  return value;
};
export const listOf = (args: Record<string, unknown>, name: string): unknown[] => {
  const value = args[name] ?? [];
  if (!Array.isArray(value) || value.length > 1000) throw new Error(`"${name}" must be a list of at most 1,000`);
  return value;
};
export const objectOf = (value: unknown, name: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`"${name}" must be an object`);
  return value as Record<string, unknown>;
};
