import type { Account } from '@devorbit/contract/community/profiles.ts';
import { cluster, divided, stack, text } from '../../../../ui/layout.ts';
import { safeLink } from '../model.ts';
import classes from './information.module.css';

const Address = ({ href: typed }: { href: string }) => {
  const href = safeLink(typed);
  return href === null ? (
    typed
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {typed}
    </a>
  );
};

/** The personal information to read. */
export function InformationList({ account }: { account: Account }) {
  const { github, linkedin, twitter } = account.social_links;
  const entries: [string, string, 'link'?][] = [
    ['Username', account.username],
    ['Email', account.email],
    ['Full Name', account.full_name],
    ['Phone', account.phone],
    ['Location', account.location],
    ['Bio', account.bio],
    ['GitHub', github, 'link'],
    ['LinkedIn', linkedin, 'link'],
    ['Twitter', twitter, 'link'],
    ['Skills', account.skills.join(', ')],
    ['Interests', account.interests.join(', ')],
  ];
  return (
    <dl className={`${stack(0)} ${divided}`}>
      {entries.map(([label, value, kind]) => (
        <div className={`${cluster([1, 4], { align: 'stretch' })} ${classes.entry}`} key={label}>
          <dt className={text('quiet', 'small')}>{label}</dt>
          <dd className={value.trim() === '' ? text('faint') : text('breaking')}>
            {value.trim() === '' ? 'Not set' : kind ? <Address href={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
