import { useRef, type KeyboardEvent } from 'react';
import { tabAfter } from '../model.ts';

type Props = {
  /** Of the tabs (`id-0`) and their panels (`id-panel-0`). */
  id: string;
  label: string;
  tabs: string[];
  chosen: number;
  onChoose: (tab: number) => void;
  className?: string | undefined;
  tabClassName?: string | undefined;
};

/** A row of tabs by the ARIA pattern: one stop for the Tab key, arrow keys, Home and End between them. */
export function TabRow({ id, label, tabs, chosen, onChoose, className, tabClassName }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className} ref={row} role="tablist" aria-label={label}>
      {tabs.map((tab, at) => (
        <button
          className={tabClassName}
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${at}`}
          aria-controls={`${id}-panel-${at}`}
          aria-selected={at === chosen}
          tabIndex={at === chosen ? 0 : -1}
          onClick={() => onChoose(at)}
          onKeyDown={walk}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
