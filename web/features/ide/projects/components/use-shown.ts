import { useSyncExternalStore } from 'react';

type Store<T> = { subscribe: (listener: () => void) => () => void; read: () => T };

/** What a store shows now. */
export const useShown = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.read, store.read);
