/** A moment as a field of the browser takes it, in the reader's time zone: `2026-03-14T10:00`. */
export function fieldOf(moment: string): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such a field means; '' for none, which the server refuses. */
export const momentOf = (field: string): string => {
  const date = new Date(field);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};
