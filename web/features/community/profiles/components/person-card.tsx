import type { SocialLinks as Links } from '@devorbit/contract/community/profiles.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { card, pad, stack, text } from '../../../../ui/layout.ts';
import { displayNameOf } from '../../../identity/accounts/model.ts';
import { avatarInitial } from '../../../practice/activity/model.ts';
import { ChipList } from './chip-list.tsx';
import { SocialLinks } from './social-links.tsx';
import classes from './person-card.module.css';

type Props = {
  /** What the card is to who listens. */
  label: string;
  person: { full_name: string; username: string; profile_image: string | null };
  /** Where the page has no other title, the name is it. */
  titled?: boolean;
  /** Under the name. */
  sub: string;
  /** Null where it may not be seen. */
  about: { skills: readonly string[]; interests: readonly string[] } | null;
  links: Links | null;
  /** Between name and chips: what is said of the person. */
  facts?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
};

/** Who somebody is: the left card of every profile. */
export function PersonCard({ label, person, titled = false, sub, about, links, facts, children }: Props) {
  const Name = titled ? 'h1' : 'p';
  return (
    <aside className={`${stack(5)} ${card('lifted')} ${pad(5)}`} aria-label={label}>
      <div className={classes.person}>
        <Avatar initial={avatarInitial(person)} image={person.profile_image} />
        <div className={classes.words}>
          <Name className={`${text('part', 'strong', 'breaking')} ${classes.name}`}>{displayNameOf(person)}</Name>
          <p className={text('quiet', 'small', 'breaking')}>{sub}</p>
        </div>
      </div>
      {facts}
      {about && <ChipList title="Skills" chips={about.skills} />}
      {about && <ChipList title="Interests" chips={about.interests} />}
      {links && <SocialLinks links={links} />}
      {children}
    </aside>
  );
}
