import { checkCount } from './foreign-limits.ts';
import { all, type Element, one } from './foreign-xml.ts';
import { PackageError } from './imported-problem.ts';

const FILE = 'problem.xml';

/** A test as its test set lists it: its name here, its number there, and its group, '' where it has none. */
export type PlacedTest = { name: string; number: number; sample: boolean; group: string; element: Element };

/** The test set that counts: the only one, or the one called `tests`. */
export function testsetOf(judging: Element | undefined, note: (sentence: string) => void): Element {
  const testsets = all(judging, 'testset');
  const main =
    testsets.find(({ attributes }) => attributes['name'] === 'tests') ??
    (testsets.length === 1 ? testsets[0] : undefined);
  if (!main) throw new PackageError(`${FILE} has no test set called tests`);
  for (const { attributes } of testsets)
    if (attributes['name'] !== main.attributes['name'])
      note(`The test set ${attributes['name']} is left out: one set judges here`);
  return main;
}

/** The tests of a test set, in its order; one that lists none has as many as it says. Throws PackageError. */
export function placedTests(testset: Element): PlacedTest[] {
  const listed = all(one(testset, 'tests'), 'test');
  const said = one(testset, 'test-count')?.text.trim() ?? '0';
  const count = listed.length > 0 ? listed.length : Number(/^\d{1,6}$/.test(said) ? said : 0);
  checkCount(`${FILE}: the test set`, count);
  let samples = 0;
  return Array.from({ length: count }, (_, at) => {
    const element = listed[at] ?? { name: 'test', attributes: {}, children: [], text: '' };
    const sample = element.attributes['sample'] === 'true';
    const name = sample ? `Example ${++samples}` : String(at + 1).padStart(String(count).length, '0');
    return { name, number: at + 1, sample, group: element.attributes['group'] ?? '', element };
  });
}
