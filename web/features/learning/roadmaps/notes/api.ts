import type { keepNote, listNotes } from '@devorbit/contract/learning/module-notes.ts';
import { call, route } from '../../../../platform/http-client.ts';

const notesRoute = route<typeof listNotes>('GET', '/api/learn/notes/');
const noteRoute = route<typeof keepNote>('PUT', '/api/learn/notes/');

export const fetchNotes = () => call(notesRoute, {});
export const sendNote = (item: string, text: string, base: number) => call(noteRoute, { body: { item, text, base } });
