import { X } from 'lucide-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

type Props = {
  title: string;
  /** Called by Close, Escape and a click beside the dialog. Whoever shows the dialog then leaves it out. */
  onClose: () => void;
  /** `wide` fills most of the page and lays its content out by itself. */
  size?: 'form' | 'wide';
  /** Beside the title: badges, further buttons. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog of the browser, open while it is there: it holds the focus, and gives it back when it goes. The focus
 * starts at the element with `data-autofocus`, else at the title.
 */
export function Dialog({ title, onClose, size = 'form', head, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const closed = () => close();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={box}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={heading}
      onCancel={(event) => {
        // The browser would close it by itself; here the page decides.
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is pressed only beside its content, on the backdrop.
        if (event.target === event.currentTarget && event.button === 0) onClose();
      }}
    >
      <div className={classes.content}>
        <h2 className={classes.title} id={heading} tabIndex={-1}>
          <span className={classes.name}>{title}</span>
        </h2>
        {head && <div className={classes.head}>{head}</div>}
        <div className={classes.corner}>
          <button className={classes.close} type="button" onClick={onClose}>
            <X size={18} aria-hidden="true" />
            Close
          </button>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}
