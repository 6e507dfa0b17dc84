import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

test('the list of routes keeps what the router reads, and says nothing of what is not there', () => {
  const route = {
    id: 'team',
    parentId: 'root',
    path: 'team',
    hasAction: false,
    hasLoader: true,
    module: '/assets/team-1.js',
    imports: ['/assets/react-2.js'],
    css: ['/assets/shell-3.css#'],
  };
  const manifest = {
    entry: { module: '/assets/entry-4.js', imports: ['/assets/react-2.js'], css: [] },
    routes: { team: route },
    version: '5',
  };
  expect(slimManifest(manifest)).toEqual({
    entry: { module: '/assets/entry-4.js', imports: [], css: [] },
    routes: {
      team: {
        id: 'team',
        parentId: 'root',
        path: 'team',
        hasLoader: true,
        module: '/assets/team-1.js',
        css: ['/assets/shell-3.css#'],
      },
    },
    version: '5',
  });
});
