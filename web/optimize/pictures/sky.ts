export const WIDTH = 1200;
export const HEIGHT = 630;

/** Places of stars: a sequence that spreads evenly and is the same in every build. None stands among the words. */
const stars = Array.from({ length: 110 }, (_, at) => {
  const x = ((at * 0.754877666 + 0.31) % 1) * WIDTH;
  const y = ((at * 0.569840291 + 0.12) % 1) * HEIGHT;
  const size = 0.7 + ((at * 7) % 5) * 0.28;
  if (x < 800 && (y > 210 || (x < 380 && y > 50 && y < 140))) return '';
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" opacity="${(0.25 + ((at * 3) % 7) / 12).toFixed(2)}"/>`;
}).join('');

/** Night, a planet in sunlight at the right edge, and three orbits with a moon: what all pictures have in common. */
export const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="night" cx="0.86" cy="0.5" r="0.9"><stop offset="0" stop-color="#1f2550"/><stop offset="0.5" stop-color="#10132a"/><stop offset="1" stop-color="#0b0d19"/></radialGradient>
<linearGradient id="planet" x1="0.05" y1="0.1" x2="0.8" y2="0.95"><stop offset="0" stop-color="#ffdcae"/><stop offset="0.34" stop-color="#ffb878"/><stop offset="0.72" stop-color="#8a4a5e"/><stop offset="1" stop-color="#20183a"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>
<g fill="#c9cdf0">${stars}</g>
<g transform="rotate(14 1110 285)" fill="none" stroke="#4a528c" stroke-width="1.6">
<path d="M680 285a430 136 0 0 1 860 0"/><path d="M780 285a330 100 0 0 1 660 0" stroke="#5a64ad"/>
<circle cx="1110" cy="285" r="206" fill="url(#planet)" stroke="none"/>
<path d="M680 285a430 136 0 0 0 860 0"/><path d="M780 285a330 100 0 0 0 660 0" stroke="#9aa6ff" stroke-width="3"/>
<circle cx="850" cy="346" r="16" fill="#9aa6ff" stroke="#10132a" stroke-width="7"/>
</g></svg>`;
