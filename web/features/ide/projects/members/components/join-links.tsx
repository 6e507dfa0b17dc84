import type { JoinLink, MemberRole } from '@devorbit/contract/ide/members.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { endJoinLink, joinLinksQuery, makeJoinLink } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import { ROLE_CHOICES, ROLE_NAMES } from '../copy.ts';
import { ChoiceField } from './choice-field.tsx';
import side from '../../components/side.module.css';
import classes from './people.module.css';

const DAYS = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
];
const USES = [
  { value: 1, label: '1 person' },
  { value: 5, label: '5 people' },
  { value: 30, label: '30 people' },
];

const addressOf = ({ token }: JoinLink): string => globalThis.location.origin + pathOf('ide-join', { token });
const usesText = (count: number): string => counted(count, 'more person', 'more people');

/** Links by which others come in. `turn` is another number whenever people came or went. */
export function JoinLinks({ project, turn }: { project: number; turn: number }) {
  const client = useQueryClient();
  const query = useQuery(joinLinksQuery(project, turn));
  const [role, setRole] = useState<MemberRole>('editor');
  const [days, setDays] = useState(7);
  const [uses, setUses] = useState(5);
  const refresh = () => client.invalidateQueries({ queryKey: ['ide', 'join-links', project] });
  const make = useAct(async () => {
    await makeJoinLink(project, { role, days, uses });
    await refresh();
  }, CALL_FAILED);
  const end = useAct(async (link: number) => {
    await endJoinLink(project, link);
    await refresh();
  }, CALL_FAILED);
  const failure = make.failure ?? end.failure;
  return (
    <form
      className={classes.form}
      aria-label="Join links"
      onSubmit={(event) => {
        event.preventDefault();
        void make.run();
      }}
    >
      <h3 className={classes.part}>Join links</h3>
      <p className={classes.quiet}>Anyone with a DevOrbit account who opens one joins the project.</p>
      <ChoiceField label="They join as" choices={ROLE_CHOICES} value={role} onChange={setRole} />
      <ChoiceField label="Works for" choices={DAYS} value={days} onChange={setDays} />
      <ChoiceField label="Lets in" choices={USES} value={uses} onChange={setUses} />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div>
        <button type="submit" className={side.button} aria-disabled={make.pending}>
          Create join link
        </button>
      </div>
      <ListPage query={query} failure="The join links couldn’t be loaded." frame="line">
        {(links) => (
          <ul className={classes.links} aria-label="Join links">
            {links.map((link) => (
              <li key={link.id} className={classes.link}>
                <span className={classes.address}>{addressOf(link)}</span>
                <span className={classes.quiet}>
                  {ROLE_NAMES[link.role]}, {usesText(link.usesLeft)}, until {momentText(link.endsAt)}
                </span>
                <span className={classes.linkTools}>
                  <CopyButton text={addressOf(link)} label="Copy join link" />
                  <button
                    type="button"
                    className={side.button}
                    aria-disabled={end.pending}
                    onClick={() => void end.run(link.id)}
                  >
                    Turn off
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </form>
  );
}
