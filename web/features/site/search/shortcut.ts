type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl K or ⌘ K anywhere; a slash where nobody is typing. */
export const opensSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, typing: boolean): boolean =>
  key === '/'
    ? !typing && !ctrlKey && !metaKey && !altKey
    : (key === 'k' || key === 'K') && ctrlKey !== metaKey && !altKey && !shiftKey;
