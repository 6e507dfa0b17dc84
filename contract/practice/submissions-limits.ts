export const SUBMISSIONS_PAGE_SIZE = 20;
export const SOLUTIONS_PAGE_SIZE = 20;
