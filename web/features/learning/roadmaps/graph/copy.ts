export const MAP = 'Map';
export const LIST = 'List';
export const KNOWN = 'You know already';
export const ALL_DONE = 'You have done all of it.';
export const ARROWS = 'Arrow keys follow the lines, Enter opens a node.';
export const NO_SCRIPT = 'Each node leads to its page. With JavaScript you can mark here what you know.';
export const KIND_WORDS = { core: null, choice: 'Optional', later: 'Later' } as const;
export const LEVEL_WORDS = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;
