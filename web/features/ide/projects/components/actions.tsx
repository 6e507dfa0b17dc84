import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './actions.module.css';

export type Action = { label: string; icon?: ReactNode; act: () => void; off?: boolean };

type Props = { label: string; face: ReactNode; buttonClass?: string | undefined; actions: readonly Action[] };

const GAP_PX = 4;

/** A button with a list of things to do, above everything else on the page. Escape and a click outside close it. */
export function Actions({ label, face, buttonClass, actions }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = () => {
    if (!panel.current || !button.current) return;
    const from = button.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const left = Math.max(GAP_PX, Math.min(from.right - width, globalThis.innerWidth - width - GAP_PX));
    const below = from.bottom + GAP_PX;
    const top = below + height > globalThis.innerHeight ? Math.max(GAP_PX, from.top - height - GAP_PX) : below;
    panel.current.style.left = `${left}px`;
    panel.current.style.top = `${top}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass ?? classes.button}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={place}
      >
        <ul className={classes.list}>
          {(open ? actions : []).map(({ label: name, icon, act, off = false }, at) => (
            <li key={`${at} ${name}`}>
              <button
                type="button"
                className={classes.action}
                aria-disabled={off}
                onClick={() => {
                  if (off) return;
                  panel.current?.hidePopover();
                  act();
                }}
              >
                {icon}
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
