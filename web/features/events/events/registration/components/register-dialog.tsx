import { ANSWER_DAYS, MAX_EVENT_CHARS, MAX_SEATS } from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { takePlace } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import formClasses from '../../../../../ui/form.module.css';

type Props = { event: EventDetail; name: string; onClose: () => void };

// Names of fields, as the server's paths.
const guest = (at: number): string => `guests:${at}`;
const answer = (id: string): string => `answers:${id}`;

/** How many come, who they are, and what the organizer asks. */
export function RegisterDialog({ event, name, onClose }: Props) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<Record<string, string>>({
    mode: 'controlled',
    initialValues: {
      seats: '1',
      ...Object.fromEntries(Array.from({ length: MAX_SEATS - 1 }, (_, at) => [guest(at), ''])),
      ...Object.fromEntries(event.questions.map(({ id }) => [answer(id), ''])),
    },
    send: async (values) => {
      const seats = Number(values['seats']);
      await takePlace(client, event.id, {
        seats,
        guests: Array.from({ length: seats - 1 }, (_, at) => values[guest(at)] ?? ''),
        answers: Object.fromEntries(
          event.questions.flatMap(({ id }) => {
            const said = values[answer(id)];
            return said ? [[id, said]] : [];
          }),
        ),
      });
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const most = event.capacity === 0 ? MAX_SEATS : Math.min(MAX_SEATS, event.capacity);
  const field = (name: string) => ({ name, ...form.getInputProps(name) });
  return (
    <Dialog title={`${name}: ${event.title}`} onClose={onClose}>
      <form className={formClasses['dialog']} onSubmit={onSubmit}>
        {most > 1 && (
          <NativeSelect
            label="How many come?"
            description="A group has all its places or none."
            size="md"
            {...field('seats')}
            data={Array.from({ length: most }, (_, at) => ({
              value: String(at + 1),
              label: at === 0 ? 'Just me' : `${at + 1} of us`,
            }))}
            data-autofocus
          />
        )}
        {Array.from({ length: Number(form.values['seats']) - 1 }, (_, at) => (
          <TextInput
            key={at}
            size="md"
            label={`Name of person ${at + 2}`}
            description="If you know it already."
            maxLength={MAX_EVENT_CHARS.name}
            {...field(guest(at))}
          />
        ))}
        {event.questions.map(({ id, text: label, kind, choices, required }) =>
          kind === 'text' ? (
            <Textarea
              key={id}
              label={label}
              required={required}
              autosize
              minRows={2}
              maxLength={MAX_EVENT_CHARS.answer}
              {...field(answer(id))}
            />
          ) : (
            <NativeSelect
              key={id}
              size="md"
              label={label}
              required={required}
              {...field(answer(id))}
              data={[
                { value: '', label: 'Choose' },
                ...(kind === 'choice'
                  ? choices.map((choice) => ({ value: choice, label: choice }))
                  : [
                      { value: 'yes', label: 'Yes' },
                      { value: 'no', label: 'No' },
                    ]),
              ]}
            />
          ),
        )}
        <p className={text('quiet', 'small')}>
          The organizer sees your name{event.questions.length > 0 ? ' and your answers' : ''}. Names of others and
          answers are deleted {ANSWER_DAYS} days after the event.
        </p>
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {name}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
