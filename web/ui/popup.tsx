import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import classes from './popup.module.css';

type Props = {
  /** Accessible name of the button; it begins with the text that shows, where there is one. */
  label: string;
  title?: string | undefined;
  face: ReactNode;
  buttonClass?: string | undefined;
  /** Further class of the panel. */
  panelClass?: string | undefined;
  /** Somebody is about to open it: its contents may be fetched. */
  onNear?: (() => void) | undefined;
  /** The panel's content; `close` shuts it and gives the focus back. */
  children: (close: () => void) => ReactNode;
};

/** A button and a small panel below it. Escape, a click outside and leaving it by Tab close it. */
export function Popup({ label, title, face, buttonClass, panelClass, onNear, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={box}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        className={buttonClass ?? classes.button}
        type="button"
        title={title}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div className={panelClass === undefined ? classes.panel : `${classes.panel} ${panelClass}`} id={panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
