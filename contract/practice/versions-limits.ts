export const REJUDGE_PAGE_SIZE = 50;
