import { cursorCharLeft, cursorCharRight, indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { ArrowLeft, ArrowRight, Redo2, Undo2 } from 'lucide-react';
import classes from './workbench.module.css';

const SIGNS = ['{', '}', '(', ')', '[', ']', ';', ':', '=', '"', "'", '<', '>'];

type Props = { view: EditorView; onUndo: () => void; onRedo: () => void };

/** The signs of programs, which a phone's keyboard hides. */
export function KeyRow({ view, onUndo, onRedo }: Props) {
  const press = (act: () => unknown) => (event: React.PointerEvent | React.MouseEvent) => {
    event.preventDefault();
    act();
    view.focus();
  };
  const keys = [
    { label: 'Tab', face: 'Tab', act: () => indentMore(view) },
    ...SIGNS.map((sign) => ({ label: sign, face: sign, act: () => view.dispatch(view.state.replaceSelection(sign)) })),
    { label: 'Left', face: <ArrowLeft size={18} aria-hidden="true" />, act: () => cursorCharLeft(view) },
    { label: 'Right', face: <ArrowRight size={18} aria-hidden="true" />, act: () => cursorCharRight(view) },
    { label: 'Undo', face: <Undo2 size={18} aria-hidden="true" />, act: onUndo },
    { label: 'Redo', face: <Redo2 size={18} aria-hidden="true" />, act: onRedo },
  ];
  return (
    <div className={classes.keys} role="toolbar" aria-label="Keys">
      {keys.map(({ label, face, act }) => (
        <button
          key={label}
          type="button"
          className={classes.key}
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
          onClick={press(act)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
