import { expect, test } from 'vitest';
import { arcTo, moveTo, onCircle, onTransfer, transferEllipse } from './orbits.ts';

const near = (point: { x: number; y: number }, x: number, y: number) => {
  expect(point.x).toBeCloseTo(x, 6);
  expect(point.y).toBeCloseTo(y, 6);
};

test('degrees run clockwise from the right', () => {
  near(onCircle(100, 0), 100, 0);
  near(onCircle(100, 90), 0, 100);
});

test('a transfer starts on the inner circle and ends opposite on the outer one', () => {
  near(onTransfer(112, 196, 200, 0), ...(Object.values(onCircle(112, 200)) as [number, number]));
  near(onTransfer(112, 196, 200, 180), ...(Object.values(onCircle(196, 20)) as [number, number]));
});

test('the ellipse keeps the sun in its focus', () => {
  const { a, b, c } = transferEllipse(112, 196);
  expect(a - c).toBeCloseTo(112);
  expect(a + c).toBeCloseTo(196);
  expect(b * b + c * c).toBeCloseTo(a * a);
});

test('paths are written with one decimal', () => {
  expect(moveTo({ x: 1.25, y: -2 }) + arcTo(10, 9.96, 90, { x: 0, y: 3 })).toBe('M1.3 -2.0A10.0 10.0 90 0 1 0.0 3.0');
});
