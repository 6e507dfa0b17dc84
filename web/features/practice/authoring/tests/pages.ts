/** Rows of the table of tests at once. */
export const TESTS_A_PAGE = 50;

/** The page of the address, from 1; the nearest one there is. */
export const pageFrom = (param: string | null, count: number): number => {
  const pages = Math.max(1, Math.ceil(count / TESTS_A_PAGE));
  const asked = Number(param);
  return Number.isInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
};

export const pageOf = <T>(list: readonly T[], page: number): T[] =>
  list.slice((page - 1) * TESTS_A_PAGE, page * TESTS_A_PAGE);
