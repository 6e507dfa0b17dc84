import { pathOf } from '@devorbit/contract/path-of.ts';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { useSession } from '../../../../../platform/session.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { useExchange, useProgress } from '../../progress/state.ts';
import { withMarks } from '../../record/model.ts';
import { changeRecord, recordAccess, useRecord } from '../../record/state.ts';
import { fetchCertificates } from '../api.ts';
import { type CategoryTab, categoryTabs, type FrameworkTab, frameworkTabs, type PortalFramework } from '../model.ts';
import { FrameworkList } from './framework-list.tsx';
import { PortalSide } from './portal-side.tsx';
import classes from './portal.module.css';

/** The page is written at its first level: the others come with their address. */
const FrameworkDetail = lazy(async () => ({ default: (await import('./framework-detail.tsx')).FrameworkDetail }));
const CategoryDetail = lazy(async () => ({ default: (await import('./category-detail.tsx')).CategoryDetail }));

type Earned = { id: string; level: 'completed' | 'verified'; frameworkId: string; categoryId: string };

type Props = {
  frameworks: readonly PortalFramework[];
  /** The concepts of the Frontend roadmap, for who has no script: its graph is a view of this page. */
  roadmap: readonly { id: string; title: string }[];
};

/** The learning portal, in three levels that stand in the address. */
export function PortalScreen({ frameworks, roadmap }: Props) {
  const kept = useProgress();
  const session = useSession();
  const [query] = usePageQuery();
  const framework = frameworks.find(({ id }) => id === query.get('framework'));
  const category = framework?.categories.find(({ id }) => id === query.get('category'));
  const tab = query.get('tab') ?? '';
  const recent = useRecord().lastAccessed.frameworkId;
  const [earned, setEarned] = useState<readonly Earned[]>([]);
  useExchange();

  const access = useEffectEvent((frameworkId: string | undefined, categoryId: string | undefined) => {
    if (frameworkId !== undefined) recordAccess(frameworkId, ...(categoryId === undefined ? [] : [categoryId]));
  });
  useEffect(() => access(framework?.id, category?.id), [framework?.id, category?.id]);
  useEffect(() => void changeRecord((record) => withMarks(record, kept)), [kept]);
  const user = session?.user.id;
  useEffect(() => {
    if (user === undefined) return;
    void import('../../notes/state.ts').then(({ exchangeNotes }) => exchangeNotes());
    void fetchCertificates().then(
      (all) => {
        setEarned(all.filter(({ state, superseded_by }) => state === 'valid' && superseded_by === null));
        changeRecord((record) => ({ ...record, certificates: all.map(({ id }) => id) }));
      },
      () => undefined,
    );
  }, [user]);

  return (
    <>
      <header className={stack(3)}>
        <nav className={cluster(3)} aria-label="Portal">
          <Link to={pathOf('home')}>Home</Link>
          <Link to={pathOf('profile')}>Profile</Link>
          <Link to={`${pathOf('portal')}?view=roadmap`}>Frontend roadmap</Link>
        </nav>
        <h1 className={text('page')}>Frontend learning portal</h1>
        <p className={text('quiet', 'lead')}>
          Pick a framework, follow its learning path, and run every lesson in your browser.
        </p>
        <div className={classes.unscripted}>
          <h2>Frontend roadmap</h2>
          <ol>
            {roadmap.map(({ id, title }) => (
              <li key={id}>
                <a href={pathOf('concept', { id })}>{title}</a>
              </li>
            ))}
          </ol>
        </div>
      </header>
      <div className={classes.columns}>
        <PortalSide
          frameworks={frameworks}
          framework={framework?.id ?? null}
          category={category?.id ?? null}
          recent={recent}
        />
        {framework ? (
          <Suspense>
            {category ? (
              <CategoryDetail
                key={`${framework.id}/${category.id}`}
                framework={framework}
                category={category}
                tab={tab in categoryTabs ? (tab as CategoryTab) : 'modules'}
                certificate={
                  earned.find((one) => one.frameworkId === framework.id && one.categoryId === category.id) ?? null
                }
              />
            ) : (
              <FrameworkDetail framework={framework} tab={tab in frameworkTabs ? (tab as FrameworkTab) : 'paths'} />
            )}
          </Suspense>
        ) : (
          <FrameworkList frameworks={frameworks} recent={recent} />
        )}
      </div>
    </>
  );
}
