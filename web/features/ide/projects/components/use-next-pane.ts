import { type RefObject, useCallback } from 'react';

const PANES = [
  '[data-pane=activity] button',
  '[role=tree] [tabindex="0"]',
  '.cm-content',
  '[aria-label=Panels] [aria-selected=true]',
  '[aria-label=Status] button',
];

/** Moves the focus on to the next part of a screen, and from the last one to the first. */
export const useNextPane = (screen: RefObject<HTMLElement | null>): (() => void) =>
  useCallback(() => {
    const elements = PANES.flatMap((pane) => screen.current?.querySelector<HTMLElement>(pane) ?? []);
    const at = elements.findIndex(
      (element) =>
        element === document.activeElement || element.closest('section,[data-pane]')?.contains(document.activeElement),
    );
    elements[(at + 1) % elements.length]?.focus();
  }, [screen]);
