import { MAX_NEWS_CHARS } from '@devorbit/contract/events/announcements-limits.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { momentText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { divided, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { announcementsQuery, announceTo } from '../api.ts';
import formClasses from '../../../../../ui/form.module.css';
import classes from './list.module.css';

const audienceNames = { place: 'Everybody with a place', all: 'Everybody registered, also on the waitlist' } as const;

/** Tells those who are registered something, and shows what was told. */
export function AnnouncementsPanel({ event }: { event: EventDetail }) {
  const client = useQueryClient();
  const query = useQuery(announcementsQuery(event.id));
  const { form, act, onSubmit } = useActForm<{ title: string; body: string; audience: 'all' | 'place' }>({
    mode: 'controlled',
    initialValues: { title: '', body: '', audience: 'place' },
    send: async (values) => {
      await announceTo(client, event.id, values);
      form.reset();
    },
    failure: TRY_AGAIN,
  });
  return (
    <Panel title="Announcements" lead="In the app, and by email to those who have not turned it off.">
      <form className={formClasses['form']} aria-label="New announcement" onSubmit={onSubmit}>
        <TextInput
          name="title"
          size="md"
          label="Title"
          required
          withAsterisk={false}
          maxLength={MAX_NEWS_CHARS.title}
          {...form.getInputProps('title')}
        />
        <Textarea
          name="body"
          size="md"
          label="Announcement"
          autosize
          minRows={3}
          required
          withAsterisk={false}
          maxLength={MAX_NEWS_CHARS.body}
          {...form.getInputProps('body')}
        />
        <NativeSelect
          name="audience"
          size="md"
          label="Who reads it"
          data={Object.entries(audienceNames).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('audience')}
        />
        <Message tone="bad">{act.failure}</Message>
        <div>
          <ActButton type="submit" size="md" pending={act.pending}>
            Announce
          </ActButton>
        </div>
      </form>
      <ListPage query={query} failure="The announcements could not be loaded" frame="line">
        {(all) =>
          all.length === 0 ? (
            <p className={text('quiet')}>No announcements yet.</p>
          ) : (
            <ul className={`${stack(0)} ${divided} ${classes.list}`}>
              {all.map(({ id, title, body, at, by, told, done }) => (
                <li key={id} className={`${stack(1)} ${classes.row}`}>
                  <p className={text('strong', 'breaking')}>{title}</p>
                  <p className={`${text('breaking')} ${classes.prose}`}>{body}</p>
                  <p className={text('quiet', 'fine')}>
                    {momentText(at)}
                    {by !== null && ` · ${by}`} · {done ? `Sent to ${counted(told, 'person', 'people')}` : 'Being sent'}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </ListPage>
    </Panel>
  );
}
