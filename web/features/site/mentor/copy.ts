export const ASSISTANT = 'Assistant';
export const OPEN = 'Open the assistant';
export const COLLAPSE = 'Collapse the assistant';
export const NOT_LOADED = 'The assistant couldn’t be loaded. Check your connection and try again.';
export const LEAD = 'Concepts, and how things work here';
export const WELCOME = 'Hello! Ask me what a concept means, or how something works here.';
export const PLACEHOLDER = 'Ask a question';
export const SEND = 'Send';
export const CLEAR = 'Clear the conversation';
export const WRITING = 'The assistant is writing…';
export const YOU = 'You';

/** Questions to start with. */
export const suggestions = [
  'How do I get started?',
  'What do the verdicts mean?',
  'How are points counted?',
  'What is a hash table?',
];
export const NEXT = 'Ask next';
