import type { TeamMember } from '@devorbit/contract/site/team.ts';
import { useRef, type KeyboardEvent } from 'react';
import { copy } from '../copy.ts';
import { tabAfter } from '../model.ts';
import { Portrait } from './portrait.tsx';
import classes from './member-tabs.module.css';

type Props = { members: TeamMember[]; current: number; onChoose: (slug: string) => void };

/** The selector: one tab a member. Arrow keys walk it. */
export function MemberTabs({ members, current, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, current, members.length);
    const member = next === null ? undefined : members[next];
    if (next === null || !member) return;
    event.preventDefault();
    onChoose(member.slug);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={copy.choose} ref={row}>
      {members.map(({ slug, name, title, photo }, index) => (
        <button
          key={slug}
          className={classes.tab}
          type="button"
          role="tab"
          id={`tab-${slug}`}
          aria-controls={`member-${slug}`}
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(slug)}
          onKeyDown={walk}
        >
          <Portrait name={name} photo={photo} size="small" />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.title}>{title}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
