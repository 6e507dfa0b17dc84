/** A sentence fits; nobody types more to find something. */
export const MAX_SEARCH_CHARS = 200;
/** Nobody reads further: later pages cost as much as all before them. */
export const MAX_SEARCH_PAGE = 50;
