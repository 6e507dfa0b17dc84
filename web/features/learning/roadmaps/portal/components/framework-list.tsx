import { pathOf } from '@devorbit/contract/path-of.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { card, cardLink, cluster, pad, row, stack, stretchedLink, tag, text } from '../../../../../ui/layout.ts';
import { frameworksWith, type PortalFramework } from '../model.ts';
import { FrameworkLogo } from './framework-logo.tsx';
import classes from './portal.module.css';

type Props = { frameworks: readonly PortalFramework[]; recent: string | undefined };

/** The first level: all frameworks, and a search over them. */
export function FrameworkList({ frameworks, recent }: Props) {
  const [search, setSearch] = useState('');
  const found = frameworksWith(frameworks, search);
  return (
    <section className={stack(4)} aria-labelledby="frameworks">
      <h2 className={text('section')} id="frameworks">
        Frameworks
      </h2>
      <input
        className={classes.field}
        type="search"
        aria-label="Search frameworks"
        placeholder="Search frameworks"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p role="status">No frameworks found</p>}
      <ul className={classes.frameworks}>
        {found.map(({ id, name, logo, description, type, releaseYear, stars, popularity, holds, categories }) => (
          <li key={id} className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(4)}`}>
            <div className={row(3)}>
              <FrameworkLogo logo={logo} />
              <h3 className={text('section')}>
                <Link className={stretchedLink} to={`${pathOf('portal')}?${new URLSearchParams({ framework: id })}`}>
                  {name}
                </Link>
              </h3>
              {recent === id && <span className={tag}>Recent</span>}
            </div>
            <p className={text('quiet')}>{description}</p>
            <p className={cluster(2)}>
              <span className={tag}>{type}</span>
              <span className={tag}>since {releaseYear}</span>
              {popularity && <span className={tag}>{popularity.value}% use it</span>}
              {stars && <span className={tag}>{numberText(stars.value)} stars</span>}
              {holds !== null && <span className={tag}>{categories.length > 0 ? 'Being written' : 'Planned'}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
