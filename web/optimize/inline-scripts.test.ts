import { expect, test } from 'vitest';
import { inlineSourcesOf, sourceOf } from './inline-scripts.ts';

test('the source is the base64 of the SHA-256 of the text', () => {
  expect(sourceOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('only scripts without an address are listed, modules among them', () => {
  const page = '<script src="/a.js"></script><script>alert(1)</script><script type="module" async="">alert(1)</script>';
  expect(inlineSourcesOf(page)).toEqual([sourceOf('alert(1)'), sourceOf('alert(1)')]);
});
