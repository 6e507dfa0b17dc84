/** Red, green, blue from 0 to 255, and how much of it is there, from 0 to 1. */
export type Colour = { rgb: [number, number, number]; alpha: number };

/** What a style sheet writes as a colour: `#rgb`, `#rrggbb`, `rgb(1 2 3 / 0.5)` or, as browsers answer, `rgb(1, 2, 3)`; null for everything else. */
export const parseColour = (text: string): Colour | null => {
  const value = text.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [r = 0, g = 0, b = 0] = digits.map((pair) => Number.parseInt(pair, 16));
    return { rgb: [r, g, b], alpha: 1 };
  }
  const parts = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+))?\)$/.exec(value)?.slice(1);
  if (!parts) return null;
  const [r, g, b] = parts.slice(0, 3).map(Number) as [number, number, number];
  return { rgb: [r, g, b], alpha: parts[3] === undefined ? 1 : Number(parts[3]) };
};

const over = (top: Colour, below: Colour): Colour['rgb'] => {
  const mix = (index: 0 | 1 | 2) => top.rgb[index] * top.alpha + below.rgb[index] * (1 - top.alpha);
  return [mix(0), mix(1), mix(2)];
};

const luminance = (rgb: Colour['rgb']): number => {
  const [r, g, b] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour['rgb'];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** How far apart two colours are in lightness, from 1 to 21, as WCAG 2.2 reckons it. The lower one covers. */
export const contrast = (top: Colour, below: Colour): number => {
  const [a, b] = [luminance(over(top, below)), luminance(below.rgb)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
