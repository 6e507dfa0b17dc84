export type AiMessage = { role: 'system' | 'user' | 'assistant'; content: string };
