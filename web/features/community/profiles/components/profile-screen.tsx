import type { Account } from '@devorbit/contract/community/profiles.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { Bot, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cluster, container, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { LOGOUT, PROFILE } from '../copy.ts';
import { profilePath, tabFromUrl, type TabId, tabs } from '../model.ts';
import { PersonCard } from './person-card.tsx';
import { PersonalInformation } from './personal-information.tsx';
import type { Banner, Say } from './use-banner.ts';
import page from '../../../../ui/page.module.css';
import columns from './profile-columns.module.css';
import classes from './profile-screen.module.css';

type Props = {
  account: Account;
  banner: Banner | null;
  say: Say;
  loggingOut: boolean;
  onLogout: () => void;
  /** Above the tabs: what the account waits for. */
  notices: ReactNode;
  /** What others see of it, below what is edited. */
  sections: ReactNode;
  settings: ReactNode;
  security: ReactNode;
};

/** The account's own page. */
export function ProfileScreen(props: Props) {
  const { account, banner, say } = props;
  const [params, setParams] = useSearchParams();
  const panels: Record<TabId, ReactNode> = {
    profile: (
      <>
        <PersonalInformation account={account} say={say} />
        {props.sections}
      </>
    ),
    settings: props.settings,
    security: props.security,
  };
  return (
    <div className={`${container(4)} ${page.page}`}>
      <header className={cluster(3, { justify: 'between' })}>
        <h1 className={text('page')}>{PROFILE}</h1>
        <Button
          variant="default"
          leftSection={<LogOut size={17} aria-hidden="true" />}
          loading={props.loggingOut}
          onClick={props.onLogout}
        >
          {LOGOUT}
        </Button>
      </header>
      {banner && (
        <div className={classes.banner}>
          <Message tone={banner.tone}>{banner.text}</Message>
        </div>
      )}
      {props.notices}
      <div className={`${stack(5)} ${columns.columns}`}>
        <PersonCard
          label="Your profile"
          person={account}
          sub={account.email}
          about={account}
          links={account.social_links}
        >
          <Link className={`${text('small', 'strong')} ${classes.public}`} to={profilePath(account.username)}>
            View public profile
          </Link>
        </PersonCard>
        <Tabs
          className={classes.tabs}
          value={tabFromUrl(params)}
          onChange={(tab) => {
            say(null);
            if (tab) setParams({ tab }, { preventScrollReset: true });
          }}
          keepMounted={false}
        >
          <Tabs.List aria-label="Profile sections">
            {tabs.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ id, name }) => (
            // What is being typed stays while another tab is looked at.
            <Tabs.Panel key={id} value={id} className={`${stack(4)} ${classes.panel}`} keepMounted={id === 'profile'}>
              <VisuallyHidden component="h2">{name}</VisuallyHidden>
              {panels[id]}
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
      <Link className={classes.robot} to={pathOf('ai-mentor')} aria-label="AI mentor" title="AI mentor">
        <Bot size={26} aria-hidden="true" />
      </Link>
    </div>
  );
}
