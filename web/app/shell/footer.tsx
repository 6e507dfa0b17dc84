import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Brand } from './brand.tsx';
import classes from './footer.module.css';

const columns = [
  {
    title: 'Practice',
    links: [
      { to: '/QuickDSA', label: 'QuickDSA' },
      { to: '/dsa-challenges', label: 'DSA Challenges' },
      { to: '/challenges', label: 'Daily Challenge' },
      { to: '/submissions', label: 'My Submissions' },
    ],
  },
  {
    title: 'Account',
    visitorOnly: true,
    links: [
      { to: '/signin', label: 'Sign In' },
      { to: '/signup', label: 'Sign Up' },
    ],
  },
];

export function Footer() {
  const session = useSession();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Brand />
          <p>
            A practice ground for people who write code. Your programs run in our own sandbox and are never passed on.
          </p>
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {columns
            .filter(({ visitorOnly }) => !(visitorOnly && session))
            .map(({ title, links }) => (
              <div key={title}>
                <h2 className={classes.title}>{title}</h2>
                <ul className={classes.links}>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link className={classes.link} to={to}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </nav>
      </div>
      <p className={classes.fine}>
        The problem texts are our own, licensed <span className={classes.nowrap}>CC BY-SA</span>.
      </p>
    </footer>
  );
}
