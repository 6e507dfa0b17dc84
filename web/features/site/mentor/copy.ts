export const ASSISTANT = 'Assistant';
export const OPEN = 'Open the assistant';
export const COLLAPSE = 'Collapse the assistant';
export const NOT_LOADED = 'The assistant couldn’t be loaded. Check your connection and try again.';
export const LEAD = 'Answers from our help, pages and problems';
export const WELCOME = 'Hello! What would you like to know about DevOrbit?';
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
  'Do I need an account?',
];
