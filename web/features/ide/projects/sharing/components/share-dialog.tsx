import type { Link } from '@devorbit/contract/ide/links.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { endLink, keepNow, linksQuery, makeLink } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import type { ProjectSession } from '../../editing/state.ts';
import classes from './sharing.module.css';

const KINDS = [
  { value: 'live', label: 'The project as it is, with later changes' },
  { value: 'now', label: 'Exactly this version' },
];
const LIFETIMES = [
  { value: '', label: 'Until you turn it off' },
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

const addressOf = ({ token }: Link): string => globalThis.location.origin + pathOf('ide-shared', { token });
const embedOf = ({ token }: Link): string =>
  `<iframe src="${globalThis.location.origin}${pathOf('ide-embed', { token })}" width="100%" height="480" title="Code on DevOrbit" loading="lazy"></iframe>`;

type Props = { session: ProjectSession; project: number; onClose: () => void };

/** Links under which others read a project. */
export function ShareDialog({ session, project, onClose }: Props) {
  const client = useQueryClient();
  const query = useQuery(linksQuery(project));
  const [kind, setKind] = useState('live');
  const [days, setDays] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: linksQuery(project).queryKey });
  const make = useAct(async () => {
    await session.flush();
    const version = kind === 'now' ? (await keepNow(project, { name: 'Shared' })).number : null;
    await makeLink(project, { version, days: days === '' ? null : Number(days) });
    await refresh();
  }, CALL_FAILED);
  const end = useAct(async (link: number) => {
    await endLink(project, link);
    await refresh();
  }, CALL_FAILED);
  return (
    <Dialog title="Share" onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        <p className={text('quiet')}>
          Anyone with a link can read the project and make a copy. Only you and the people you invite as editors can
          change it.
        </p>
        <NativeSelect
          label="Show"
          size="md"
          data={KINDS}
          value={kind}
          data-autofocus
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
        <NativeSelect
          label="Works for"
          size="md"
          data={LIFETIMES}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Message tone="bad">{make.failure ?? end.failure}</Message>
        <div className={cluster(3)}>
          <ActButton size="md" pending={make.pending} onClick={() => void make.run()}>
            Create link
          </ActButton>
        </div>
        <ListPage
          query={query}
          failure="The links couldn’t be loaded."
          frame="line"
          empty={(links) => (links.length === 0 ? <p className={text('faint')}>No links yet.</p> : null)}
        >
          {(links) => (
            <ul className={classes.links} aria-label="Links">
              {links.map((link) => (
                <li key={link.id} className={classes.link}>
                  <a className={classes.address} href={addressOf(link)} target="_blank" rel="noreferrer">
                    {addressOf(link)}
                  </a>
                  <p className={text('faint', 'fine')}>
                    {link.version === null ? 'Live' : `Version ${link.version}`}
                    {link.endsAt === null ? '' : `, until ${dateText(link.endsAt)}`}
                  </p>
                  <div className={cluster(2)}>
                    <CopyButton text={addressOf(link)} label="Copy link" />
                    <span className={text('fine', 'quiet')}>Embed</span>
                    <CopyButton text={embedOf(link)} label="Copy embed code" />
                    <Button variant="default" size="xs" onClick={() => void end.run(link.id)}>
                      Turn off
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </ListPage>
      </div>
    </Dialog>
  );
}
