import { MAX_EVENT_CHARS } from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { Attendee } from '@devorbit/contract/events/registrations.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { saveFile } from '../../../../../platform/save-file.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, divided, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { answerAttendee, ATTENDEES_PAGE, attendeesQuery } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import { fetchExport } from '../../organizing/api.ts';
import { reissueOf } from '../../ticket/api.ts';
import { stateNames, states as allStates } from '../copy.ts';
import formClasses from '../../../../../ui/form.module.css';
import classes from './attendees-panel.module.css';

const tones = { confirmed: 'good', declined: 'bad', pending: 'warn', offered: 'signal' } as const;
const toneOf = (state: Attendee['state']): string | undefined =>
  (tones as Partial<Record<Attendee['state'], string>>)[state];

/** For organizers and staff: who comes, who waits, and who asks. */
export function AttendeesPanel({ event }: { event: EventDetail }) {
  const client = useQueryClient();
  const [state, setState] = useState<Attendee['state'] | null>(null);
  const [page, setPage] = useState(1);
  const [declining, setDeclining] = useState<Attendee | null>(null);
  const [search, setSearch] = useState('');
  const query = useQuery(attendeesQuery(event.id, { state, search }, page));
  const confirm = useAct((id: number) => answerAttendee(client, event.id, id, 'confirm', ''), TRY_AGAIN);
  const reissue = useAct((id: number) => reissueOf(event.id, id), TRY_AGAIN);
  const download = useAct(async () => saveFile(await fetchExport(event.id)), TRY_AGAIN);
  return (
    <section className={stack(3)} aria-labelledby={`attendees-${event.id}`}>
      <div className={cluster(3, { justify: 'between' })}>
        <h3 className={text('section')} id={`attendees-${event.id}`}>
          Registrations
        </h3>
        <NativeSelect
          size="sm"
          aria-label="Which registrations"
          value={state ?? ''}
          onChange={({ currentTarget }) => {
            setState(allStates.find((one) => one === currentTarget.value) ?? null);
            setPage(1);
          }}
          data={[{ value: '', label: 'All' }, ...allStates.map((one) => ({ value: one, label: stateNames[one] }))]}
        />
      </div>
      <div className={cluster(3, { align: 'end' })}>
        <SearchField
          size="md"
          label="Find somebody"
          text={search}
          onSearch={(wanted) => {
            setSearch(wanted);
            setPage(1);
          }}
        />
        <ActButton variant="default" size="md" pending={download.pending} onClick={() => void download.run()}>
          Download as CSV
        </ActButton>
      </div>
      <Message tone="bad">{confirm.failure ?? reissue.failure ?? download.failure}</Message>
      {reissue.result !== undefined && (
        <Message tone="good">A new ticket was sent. The old one stopped working.</Message>
      )}
      <ListPage query={query} failure="The registrations could not be loaded" frame="line">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className={text('quiet')}>Nobody yet.</p>
          ) : (
            <>
              <ul className={`${stack(0)} ${divided} ${classes.list}`}>
                {rows.map((one) => (
                  <li key={one.id} className={`${stack(1)} ${classes.row}`}>
                    <div className={cluster(2)}>
                      <span className={text('strong', 'breaking')}>
                        {one.username === null ? (
                          'A deleted user'
                        ) : (
                          <Link to={pathOf('public-profile', { username: one.username })}>{one.name}</Link>
                        )}
                      </span>
                      <span className={tag} data-tone={toneOf(one.state)}>
                        {stateNames[one.state]}
                      </span>
                      {one.seats > 1 && <span className={text('quiet', 'small')}>{one.seats} together</span>}
                      {one.checkedInAt !== null && (
                        <span className={tag} data-tone="signal">
                          Arrived
                        </span>
                      )}
                      <span className={text('quiet', 'fine')}>{momentText(one.registeredAt)}</span>
                    </div>
                    {one.guests.length > 0 && (
                      <p className={text('quiet', 'small', 'breaking')}>With {one.guests.join(', ')}</p>
                    )}
                    {event.questions
                      .filter(({ id }) => one.answers[id] !== undefined)
                      .map(({ id, text: question }) => (
                        <p key={id} className={text('small', 'breaking')}>
                          <span className={text('quiet')}>{question}</span> {one.answers[id]}
                        </p>
                      ))}
                    {one.state === 'confirmed' && one.username !== null && event.status !== 'cancelled' && (
                      <div>
                        <ActButton
                          size="sm"
                          variant="default"
                          pending={reissue.input === one.id}
                          aria-label={`Send a new ticket: ${one.name}`}
                          onClick={() => void reissue.run(one.id)}
                        >
                          Send a new ticket
                        </ActButton>
                      </div>
                    )}
                    {one.state === 'pending' && (
                      <div className={row(2)}>
                        <ActButton
                          size="sm"
                          pending={confirm.input === one.id}
                          aria-label={`Give a place to ${one.name}`}
                          onClick={() => void confirm.run(one.id)}
                        >
                          Give a place
                        </ActButton>
                        <Button
                          size="sm"
                          variant="default"
                          aria-label={`Decline ${one.name}`}
                          onClick={() => setDeclining(one)}
                        >
                          Decline
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
              {total > ATTENDEES_PAGE && (
                <div className={row(3)}>
                  <Button variant="default" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Earlier
                  </Button>
                  <span className={text('quiet', 'small', 'tabular')}>
                    {(page - 1) * ATTENDEES_PAGE + 1}–{Math.min(total, page * ATTENDEES_PAGE)} of {total}
                  </span>
                  <Button
                    variant="default"
                    size="sm"
                    disabled={page * ATTENDEES_PAGE >= total}
                    onClick={() => setPage(page + 1)}
                  >
                    Later
                  </Button>
                </div>
              )}
            </>
          )
        }
      </ListPage>
      {declining && <DeclineAttendee event={event} attendee={declining} onClose={() => setDeclining(null)} />}
    </section>
  );
}

function DeclineAttendee({
  event,
  attendee,
  onClose,
}: {
  event: EventDetail;
  attendee: Attendee;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const act = useAct(async () => {
    await answerAttendee(client, event.id, attendee.id, 'decline', reason);
    onClose();
  }, TRY_AGAIN);
  return (
    <Dialog title={`Decline ${attendee.name}`} onClose={onClose}>
      <form
        className={formClasses['dialog']}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void act.run();
        }}
      >
        <Textarea
          label="Reason"
          description="They’ll see this."
          autosize
          minRows={2}
          maxLength={MAX_EVENT_CHARS.reason}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Decline
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
