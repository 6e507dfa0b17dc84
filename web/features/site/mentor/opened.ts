const KEY = 'devorbit.assistant';

/** Whether the assistant stood open in this tab when this page was left: a reload finds it open, another page does not. */
export const wasOpen = (pathname: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === pathname;
  } catch {
    return false; // blocked by the browser
  }
};

/** Remembers where it stands open; null where it does not. */
export const keepOpen = (pathname: string | null): void => {
  try {
    if (pathname === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, pathname);
  } catch {
    return; // blocked by the browser
  }
};
