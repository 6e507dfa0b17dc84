import { pathOf } from '@devorbit/contract/path-of.ts';
import { lazy, Suspense, useState } from 'react';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { card, cluster, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { useProgress } from '../../progress/state.ts';
import {
  categoryPercent,
  type CategoryTab,
  categoryTabs,
  certificateButtons,
  certificateState,
  type PortalCategory,
  type PortalFramework,
  UPGRADE,
} from '../model.ts';
import { ModuleCard } from './module-card.tsx';
import { PortalTabs } from './portal-tabs.tsx';
import { ResourceList } from './resource-list.tsx';
import classes from './portal.module.css';

/** Nobody needs them before they press. */
const CertificateDialog = lazy(async () => ({ default: (await import('./certificate-dialog.tsx')).CertificateDialog }));
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

type Props = {
  framework: PortalFramework;
  category: PortalCategory;
  tab: CategoryTab;
  /** The certificate that one holds for it. */
  certificate: { id: string; level: 'completed' | 'verified' } | null;
};

/** The third level: the modules of a category, its resources, its certificate. */
export function CategoryDetail({ framework, category, tab, certificate }: Props) {
  const kept = useProgress();
  const [noted, setNoted] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const percent = categoryPercent(kept, framework.id, category);
  const state = certificateState(kept, framework.id, category, certificate !== null);
  const module = category.modules.find(({ id }) => id === noted);
  return (
    <section className={stack(4)} aria-labelledby="category">
      <h2 className={text('part')} id="category">
        {framework.name}: {category.name}
      </h2>
      <p className={text('quiet')}>{category.description}</p>
      <p className={cluster(2)}>
        <span className={tag}>{category.estimatedDuration}</span>
        <span className={tag}>{category.badge}</span>
        <span className={tag}>{percent}% completed</span>
      </p>
      <progress className={classes.bar} value={Math.min(100, percent)} max={100} aria-label="Modules completed" />
      <div className={cluster(2)}>
        {state === 'earned' && certificate !== null && (
          <ButtonLink size="small" tone="plain" to={pathOf('verify', { certificateId: certificate.id })}>
            {certificateButtons.earned}
          </ButtonLink>
        )}
        {(state === 'ready' || state === 'requirements') && (
          <PlainButton size="small" tone={state === 'ready' ? 'signal' : 'plain'} onClick={() => setAsking(true)}>
            {certificateButtons[state]}
          </PlainButton>
        )}
        {certificate?.level === 'completed' && (
          <PlainButton size="small" tone="plain" onClick={() => setAsking(true)}>
            {UPGRADE}
          </PlainButton>
        )}
      </div>
      {category.holds !== null && (
        <div className={`${stack(2)} ${card()} ${pad(4)}`}>
          <strong>Still to come:</strong>
          <ul className={classes.plain}>
            {category.holds.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <PortalTabs label={category.name} tabs={categoryTabs} current={tab} />
      {tab === 'modules' ? (
        <div className={stack(4)}>
          {category.modules.map((each) => (
            <ModuleCard key={each.id} framework={framework.id} module={each} onNote={() => setNoted(each.id)} />
          ))}
        </div>
      ) : (
        <ResourceList resources={category.modules.flatMap(({ resources }) => resources)} />
      )}
      <Suspense>
        {module && (
          <NoteDialog module={`${framework.id}/${module.id}`} title={module.title} onClose={() => setNoted(null)} />
        )}
        {asking && (
          <CertificateDialog
            framework={framework}
            category={category}
            upgrade={certificate !== null}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
