import { EditorState, type Extension } from '@codemirror/state';

/** Keeps a text from growing beyond so many UTF-16 units by what is done in this editor, and calls back where it would. */
export const longest = (most: number, onRefused: () => void): Extension =>
  EditorState.changeFilter.of(({ newDoc, startState }) => {
    if (newDoc.length <= most || newDoc.length <= startState.doc.length) return true;
    queueMicrotask(onRefused);
    return false;
  });
