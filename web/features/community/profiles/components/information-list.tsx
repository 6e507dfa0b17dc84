import type { Account } from '@devorbit/contract/community/profiles.ts';
import { safeLink } from '../model.ts';
import classes from './information.module.css';

const Address = ({ text }: { text: string }) => {
  const href = safeLink(text);
  return href === null ? (
    text
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
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
    <dl className={classes.list}>
      {entries.map(([label, text, kind]) => (
        <div className={classes.entry} key={label}>
          <dt>{label}</dt>
          <dd data-empty={text.trim() === '' || undefined}>
            {text.trim() === '' ? 'Not set' : kind ? <Address text={text} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
