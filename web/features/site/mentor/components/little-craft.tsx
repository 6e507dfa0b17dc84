/** The craft of the house, small, on its way up. */
export const LittleCraft = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
    <path d="M4 21c5-7 19-10 24-7" stroke="currentColor" strokeOpacity=".45" strokeWidth="1.3" strokeLinecap="round" />
    <path d="M16 4c4 3 5.5 7.5 4.5 13l-1 3.5h-7l-1-3.5C10.5 11.5 12 7 16 4Z" fill="currentColor" />
    <path d="m11.3 15.5-3 3.5v3.5l4-2M20.7 15.5l3 3.5v3.5l-4-2" fill="currentColor" />
    <circle cx="16" cy="12.5" r="2.2" fill="var(--signal)" />
    <path d="M14 22.5h4L16 28Z" fill="var(--sun)" />
  </svg>
);
