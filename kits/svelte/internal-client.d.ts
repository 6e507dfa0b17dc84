// What compiled components import; nobody writes it by hand.
declare module 'svelte/internal/client';
