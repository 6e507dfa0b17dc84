import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import classes from './quick-open.module.css';

export type Choice = { name: string; keys?: string; act: () => void };

type Props = { title: string; label: string; choices: readonly Choice[]; onClose: () => void };

/** A list that typing narrows; Enter takes the marked line. */
export function QuickOpen({ title, label, choices, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))).slice(0, 50);
  const marked = Math.min(at, found.length - 1);
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.act();
  };
  const pressed = (event: KeyboardEvent) => {
    const to = { ArrowDown: marked + 1, ArrowUp: marked - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(to, found.length - 1)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(found[marked]);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.body}>
        <input
          className={classes.field}
          data-autofocus
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}${marked}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={pressed}
        />
        <div className={classes.list} role="listbox" aria-label={label} id={list}>
          {found.map((choice, index) => (
            <div
              key={choice.name}
              id={`${list}${index}`}
              role="option"
              tabIndex={-1}
              className={classes.option}
              aria-selected={index === marked}
              onClick={() => take(choice)}
            >
              {choice.name}
              {choice.keys !== undefined && <kbd className={classes.keys}>{choice.keys}</kbd>}
            </div>
          ))}
        </div>
        {found.length === 0 && <p role="status">Nothing found.</p>}
      </div>
    </Dialog>
  );
}
