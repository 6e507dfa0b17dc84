import { HEIGHT, WIDTH } from './sky.ts';

type Style = Record<string, string | number>;
/** An element as the layout of pictures takes it: React's, without React. */
type Element = { type: string; key: null; props: Record<string, unknown> };

const element = (type: string, style: Style, ...children: (Element | string)[]): Element => ({
  type,
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const shape = (type: string, props: Record<string, unknown>): Element => ({ type, key: null, props });

/** The brand's mark by night, as in the top bar. */
const mark = shape('svg', {
  width: 62,
  height: 62,
  viewBox: '0 0 32 32',
  children: shape('g', {
    transform: 'rotate(-32 16 16)',
    fill: 'none',
    children: [
      shape('path', { d: 'M2.5 16a13.5 4.6 0 0 1 27 0', stroke: '#9aa6ff', 'stroke-width': 2 }),
      shape('circle', { cx: 16, cy: 16, r: 8.4, fill: '#eceae4' }),
      shape('path', { d: 'M2.5 16a13.5 4.6 0 0 0 27 0', stroke: '#0b0d19', 'stroke-width': 4.6 }),
      shape('path', { d: 'M2.5 16a13.5 4.6 0 0 0 27 0', stroke: '#9aa6ff', 'stroke-width': 2 }),
      shape('circle', { cx: 28.4, cy: 16.6, r: 3, fill: '#9aa6ff' }),
    ],
  }),
});

/** Long titles are written smaller, so that three lines hold them. */
const titleSize = (title: string): number => (title.length > 48 ? 58 : title.length > 26 ? 70 : 88);

/** The words of a picture, for the left two thirds over the sky. */
export const card = (title: string, description: string): Element =>
  element(
    'div',
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: '60px 0 60px 72px',
      flexDirection: 'column',
      fontFamily: 'Text',
    },
    element(
      'div',
      {
        alignItems: 'center',
        gap: 18,
        fontFamily: 'Display',
        fontSize: 40,
        color: '#eceae4',
        letterSpacing: '-0.02em',
      },
      mark,
      'DevOrbit',
    ),
    element(
      'div',
      { flexDirection: 'column', width: 720, marginTop: 'auto', gap: 22 },
      element(
        'div',
        {
          fontFamily: 'Display',
          fontSize: titleSize(title),
          lineHeight: 1.06,
          letterSpacing: '-0.025em',
          color: '#eceae4',
          lineClamp: 3,
          display: 'block',
        },
        title,
      ),
      element('div', { fontSize: 29, lineHeight: 1.4, color: '#c3c6dc', lineClamp: 3, display: 'block' }, description),
    ),
  );
