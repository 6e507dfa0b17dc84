const KEY = 'devorbit.assistant';

/** Whether the assistant stood open in this tab when the page was left. */
export const wasOpen = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === 'open';
  } catch {
    return false; // blocked by the browser
  }
};

export const keepOpen = (open: boolean): void => {
  try {
    if (open) sessionStorage.setItem(KEY, 'open');
    else sessionStorage.removeItem(KEY);
  } catch {
    return; // blocked by the browser
  }
};
