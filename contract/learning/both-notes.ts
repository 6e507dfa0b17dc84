/** Between two texts that were both kept. */
const BETWEEN = '\n\n---\n\n';

/** One text of two that were changed at once: both, and nothing twice. */
export function bothNotes(kept: string, sent: string): string {
  if (sent === kept || sent === '' || kept.includes(sent)) return kept;
  if (kept === '' || sent.includes(kept)) return sent;
  return kept + BETWEEN + sent;
}
