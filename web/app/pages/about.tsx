import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/about';
import { LazyContact } from '../../features/operations/support/components/lazy-contact.tsx';
import { OperatorCard } from '../../features/operations/support/components/operator-card.tsx';
import { AboutPage } from '../../features/site/about/components/about-page.tsx';
import { about } from '../about.server.tsx';
import { site } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => ({ parts: about, operator: site.operator, email: site.email });

/** The texts of the site, and the form that reaches its staff. */
export default function About() {
  const { parts, operator, email } = useLoaderData<typeof loader>();
  return (
    <AboutPage
      parts={parts}
      below={{
        contact: (
          <>
            <LazyContact />
            <OperatorCard operator={operator} email={email} />
          </>
        ),
      }}
    />
  );
}
