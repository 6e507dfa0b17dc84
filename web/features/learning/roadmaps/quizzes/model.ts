/** What somebody has chosen so far, and for which set of questions. */
export type Chosen = { draw: string; places: (number | null)[] };

export const nothingChosen = (draw: string, count: number): Chosen => ({
  draw,
  places: Array.from({ length: count }, () => null),
});

/** What was kept of choices, as far as it belongs to these questions: others are asked after every try. */
export function keptChoices(kept: unknown, nothing: Chosen): Chosen {
  const { draw, places } = (kept ?? {}) as Partial<Chosen>;
  if (draw !== nothing.draw || !Array.isArray(places) || places.length !== nothing.places.length) return nothing;
  return { draw, places: places.map((place) => (place !== null && [0, 1, 2, 3].includes(place) ? place : null)) };
}

export const withChoice = ({ draw, places }: Chosen, at: number, place: number): Chosen => ({
  draw,
  places: places.map((one, index) => (index === at ? place : one)),
});

/** The first question that is not answered; -1 where all are. */
export const firstOpen = ({ places }: Chosen): number => places.indexOf(null);
