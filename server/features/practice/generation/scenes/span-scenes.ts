/** Things that last from one minute to another, which the statement calls `spans`. */
export type SpanScene = { place: string; span: string; spans: string; intro: string };

const scene = (place: string, span: string, spans: string, intro: string): SpanScene => ({ place, span, spans, intro });

export const spanScenes: readonly SpanScene[] = [
  scene('at the Ferry Berth', 'stay', 'stays', 'Ships have announced their stays at the harbour.'),
  scene('on the Stage', 'rehearsal', 'rehearsals', 'Groups have asked for rehearsals on the stage.'),
  scene('in the Pottery', 'firing', 'firings', 'Potters have asked for firings in the kiln.'),
  scene('at the Telescope', 'watch', 'watches', 'Students have signed up for watches at the telescope.'),
  scene('in the Lighthouse', 'shift', 'shifts', 'Keepers have noted their shifts in the lighthouse.'),
  scene('on the Radio Tower', 'broadcast', 'broadcasts', 'Stations have announced their broadcasts.'),
  scene('in the Swimming Hall', 'lesson', 'lessons', 'Teachers have planned their lessons in the swimming hall.'),
  scene('at the Pump House', 'run', 'runs', 'Pumps have their planned runs.'),
  scene('in the Cinema', 'showing', 'showings', 'A cinema plans its showings.'),
  scene('at the Airfield', 'flight', 'flights', 'Gliders have announced their flights.'),
];
