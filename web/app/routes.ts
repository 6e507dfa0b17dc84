import { type Page, pageIds, pages, pageShown } from '@devorbit/contract/pages.ts';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The routes of the pages of one kind. */
const routesOf = (kind: Page['kind']) =>
  pageIds
    .filter((id) => pages[id].kind === kind)
    .map((id) => {
      const shown = pageShown(id);
      const file = `pages/${pages[shown].module ?? shown}.tsx`;
      const path = pages[id].path.slice(1);
      return path === '' ? index(file, { id }) : route(path, file, { id });
    });

export default [
  // Made of plain elements: nothing of Mantine's and no query client comes with them.
  ...routesOf('plain'),
  route('*', 'pages/not-found.tsx'),
  layout('kit-layout.tsx', routesOf('kit')),
] satisfies RouteConfig;
