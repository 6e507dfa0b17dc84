import { expect, test } from 'vitest';
import { PART, writeIndex, writeSitemap } from './sitemap.ts';

test('a long list is cut into files of less than 50,000 addresses', () => {
  const index = writeIndex('https://orbit.example', { problems: 2 * PART + 1, documents: 1, events: 0 });
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://orbit.example/sitemap-pages.xml',
    'https://orbit.example/sitemap-problems-1.xml',
    'https://orbit.example/sitemap-problems-2.xml',
    'https://orbit.example/sitemap-problems-3.xml',
    'https://orbit.example/sitemap-documents-1.xml',
  ]);
  expect(PART).toBeLessThan(50_000);
});

test('an address is escaped, and a date left out where none is known', () => {
  expect(
    writeSitemap('https://orbit.example', [{ path: '/a?b&c' }, { path: '/d', updated_at: '2026-01-02T03:04:05Z' }]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://orbit.example/a?b&amp;c</loc></url>
<url><loc>https://orbit.example/d</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>
</urlset>
`);
});
