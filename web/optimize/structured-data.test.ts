import { expect, test } from 'vitest';
import { faq, universities } from '../app/content.server.ts';
import { structuredData } from './structured-data.ts';

type Thing = { '@type': string } & Record<string, unknown>;
const thingsOf = (path: string): Thing[] =>
  (JSON.parse(structuredData(path) ?? '{"@graph":[]}') as { '@graph': Thing[] })['@graph'];
const types = (path: string): string[] => thingsOf(path).map((thing) => thing['@type']);

test('the home page is an organisation and a site that can be searched', () => {
  expect(types('/')).toEqual(['Organization', 'WebSite']);
  expect(thingsOf('/')[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://origin.invalid/search?q={search_term_string}' },
    },
  });
});

test('/about holds every question with its answer in plain words', () => {
  expect(types('/about')).toEqual(['FAQPage', 'BreadcrumbList']);
  const questions = thingsOf('/about')[0]?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/\*\*|\]\(/);
});

test('every college is one, two steps below the home page', () => {
  expect(universities.length).toBeGreaterThan(0);
  for (const { slug, name } of universities) {
    const [college, trail] = thingsOf(`/universities/${slug}`);
    expect(college).toMatchObject({ '@type': 'CollegeOrUniversity', name });
    expect((trail?.['itemListElement'] as Thing[] | undefined)?.map((step) => step['item'])).toEqual([
      'https://origin.invalid/',
      'https://origin.invalid/universities',
      `https://origin.invalid/universities/${slug}`,
    ]);
  }
});

test('other pages say nothing, and nothing ends the script it stands in', () => {
  expect(structuredData('/signin')).toBeNull();
  expect(structuredData('/universities/nowhere')).toBeNull();
  for (const path of ['/', '/about']) expect(structuredData(path)).not.toContain('<');
});
