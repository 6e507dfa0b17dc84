import type { Star } from '@devorbit/contract/practice/activity.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { chartOf, starText, WIDE } from '../model.ts';
import { StarChart } from './star-chart.tsx';

const stars = Array.from({ length: 12 }, (_, at): Star => ({
  problem_id: at + 1,
  title: `Problem ${at + 1}`,
  difficulty: (['Easy', 'Medium', 'Hard'] as const)[at % 3] ?? 'Easy',
  tag: ['graphs', 'math'][at % 2] ?? '',
  solved_at: '2026-11-01T00:00:00.000Z',
}));

test('every star is a link with a name, and the sky is one stop of the Tab key', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <StarChart chart={chartOf(stars, WIDE, Date.parse('2026-11-21T00:00:00Z'))} name="12 stars in 2 systems" />
    </MemoryRouter>,
  );
  const links = [...page.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('aria-label')).toSorted()).toEqual(stars.map(starText).toSorted());
  expect(links.map((link) => link.getAttribute('href'))).toContain('/problems/7');
  expect(links.filter((link) => link.getAttribute('tabindex') === '0')).toHaveLength(1);
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toContain('12 stars in 2 systems');
});
