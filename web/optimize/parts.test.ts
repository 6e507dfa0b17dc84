import { expect, test } from 'vitest';
import type { Routes } from '../budget/first-load.ts';
import { partsOf, sheetsAround, withoutSheets } from './parts.ts';

const CODE =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/screen-1.js","assets/kit-2.css","assets/screen-3.css","assets/dialog-4.js"])))=>i.map(i=>d[i]);' +
  'a(()=>import(`./screen-1.js`),__vite__mapDeps([0,1,2])),b(()=>import("./dialog-4.js"),__vite__mapDeps([3,1]))';

test('the parts of a script, and what is fetched with each', () => {
  expect([...partsOf(CODE)]).toEqual([
    ['screen-1.js', ['screen-1.js', 'kit-2.css', 'screen-3.css']],
    ['dialog-4.js', ['dialog-4.js', 'kit-2.css']],
  ]);
  expect(partsOf('import("./x.js")').size).toBe(0);
});

test('a part asks for no style sheet that its page has', () => {
  const lean = withoutSheets(CODE, new Set(['kit-2.css']));
  expect([...partsOf(lean).values()]).toEqual([['screen-1.js', 'screen-3.css'], ['dialog-4.js']]);
  expect(withoutSheets(CODE, new Set(['other.css']))).toBe(CODE);
});

test('around a script of several pages is what all of them have', () => {
  const routes: Routes = {
    one: {
      id: 'one',
      module: '/assets/one.js',
      imports: ['/assets/both.js'],
      css: ['/assets/a.css#', '/assets/b.css'],
    },
    two: { id: 'two', module: '/assets/two.js', imports: ['/assets/both.js'], css: ['/assets/b.css', '/assets/c.css'] },
  };
  const around = sheetsAround(routes);
  expect([...(around.get('one.js') ?? [])]).toEqual(['a.css', 'b.css']);
  expect([...(around.get('both.js') ?? [])]).toEqual(['b.css']);
});
