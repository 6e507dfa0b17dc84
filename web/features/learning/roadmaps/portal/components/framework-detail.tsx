import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { card, cluster, pad, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { useProgress } from '../../progress/state.ts';
import { categoryPercent, type FrameworkTab, frameworkTabs, type PortalFramework } from '../model.ts';
import { FrameworkLogo } from './framework-logo.tsx';
import { PortalTabs } from './portal-tabs.tsx';
import { ResourceList } from './resource-list.tsx';
import classes from './portal.module.css';

/** The second level: what a framework is, and its three tabs. */
export function FrameworkDetail({ framework, tab }: { framework: PortalFramework; tab: FrameworkTab }) {
  const { id, name, logo, description, type, language, runtime, lastUpdated, categories, holds } = framework;
  const kept = useProgress();
  return (
    <section className={stack(4)} aria-labelledby="framework">
      <div className={row(3)}>
        <FrameworkLogo logo={logo} />
        <h2 className={text('part')} id="framework">
          {name}
        </h2>
      </div>
      <p className={text('quiet')}>{description}</p>
      <p className={text('quiet', 'small')}>
        {type} · {language} · {runtime}
        {lastUpdated && ` · last release ${lastUpdated.value}`}
      </p>
      {holds !== null && (
        <div className={`${stack(2)} ${card()} ${pad(4)}`}>
          <strong>In the making. It will cover:</strong>
          <ul className={classes.plain}>
            {holds.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <PortalTabs label={name} tabs={frameworkTabs} current={tab} />
      {tab === 'paths' && (
        <ul className={`${stack(3)} ${classes.bare}`}>
          {categories.map((category) => {
            const percent = categoryPercent(kept, id, category);
            return (
              <li key={category.id} className={`${stack(2)} ${card()} ${pad(4)}`}>
                <h3 className={text('section')}>
                  <Link to={`${pathOf('portal')}?${new URLSearchParams({ framework: id, category: category.id })}`}>
                    {category.name}
                  </Link>
                </h3>
                <p className={text('quiet')}>{category.description}</p>
                <p className={cluster(2)}>
                  <span className={tag}>{category.estimatedDuration}</span>
                  <span className={tag}>{category.modules.length} modules</span>
                  <span className={tag}>{percent}% completed</span>
                </p>
              </li>
            );
          })}
          {categories.length === 0 && <li className={text('quiet')}>No learning paths yet.</li>}
        </ul>
      )}
      {tab === 'steps' && (
        <ol className={`${stack(4)} ${classes.plain}`}>
          {framework.learningPath.map((step) => (
            <li key={step.id} className={stack(1)}>
              <strong>{step.title}</strong>
              <span>{step.description}</span>
              <span className={text('quiet', 'small')}>{step.estimatedDuration}</span>
              {step.resources.length > 0 && <ResourceList resources={step.resources} />}
            </li>
          ))}
        </ol>
      )}
      {tab === 'official' && <ResourceList resources={framework.officialResources} />}
    </section>
  );
}
