import { footerColumns } from '@devorbit/contract/navigation.ts';
import { ArrowUpRight, ChevronDown, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { site } from 'virtual:site';
import { cluster, stack, text, unseen } from '../../ui/layout.ts';
import { Brand } from './brand.tsx';
import classes from './footer.module.css';

/** Columns from 850 px up; below, each folds behind its title, by the browser alone. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={`${stack(4, 'start')} ${text('quiet', 'small')} ${classes.about}`}>
          <Brand />
          <p>Learn and practise programming with a real judge that runs your code.</p>
          <a className={classes.mail} href={`mailto:${site.email}`}>
            <Mail size={17} aria-hidden="true" />
            {site.email}
          </a>
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {footerColumns.map(({ title, links }) => (
            <div className={classes.column} key={title}>
              <h2 className={classes.title}>{title}</h2>
              <details className={classes.group}>
                <summary className={classes.summary}>
                  {title}
                  <ChevronDown className={classes.chevron} size={18} aria-hidden="true" />
                </summary>
                <ul className={`${stack(0)} ${classes.links}`}>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link className={classes.link} to={to}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </nav>
      </div>
      <div className={`${cluster([2, 6], { justify: 'between' })} ${classes.base}`}>
        <p className={text('faint', 'fine')}>
          {site.operator} runs this site. DevOrbit’s own problems are licensed under{' '}
          <a className={classes.nowrap} href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license external">
            CC BY-SA 4.0
          </a>
          .
        </p>
        <ul className={cluster([0, 5])} aria-label="Social media">
          {site.social.map(({ network, url }) => (
            <li key={url}>
              <a className={classes.link} href={url} rel="me noopener external" target="_blank">
                {network}
                <ArrowUpRight size={15} aria-hidden="true" />
                <span className={unseen}> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
