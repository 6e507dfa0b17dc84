import {
  eventCategories,
  eventTypes,
  eventWays,
  MAX_CAPACITY,
  MAX_EVENT_CHARS as CHARS,
  MAX_EVENT_LISTS as LISTS,
  promotions,
  questionKinds,
  sponsorTiers,
} from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { knownTimeZones } from '../../../../../platform/time-zone.ts';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { iconButton, row, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { eventQuery, saveEvent } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { CREATE_EVENT, EDIT_EVENT, EVENT_FAILED, tierNames, TRY_AGAIN, typeNames, wayNames } from '../../copy.ts';
import { timeText } from '../../model.ts';
import { blank, copyOf, type Fields, fieldsOf, formOf, nextQuestionId } from '../model.ts';
import { PictureInput } from './picture-input.tsx';
import formClasses from '../../../../../ui/form.module.css';
import classes from './event-form.module.css';

type Props = {
  /** Of the event that is edited; null for a new one. */
  id: number | null;
  /** It is the pattern of a new one. */
  copy?: boolean;
  onClose: () => void;
  onSaved: (event: EventDetail, created: boolean) => void;
  universities?: readonly { slug: string; name: string }[];
};

/** The one form that makes an event and changes it. Cancel closes it, and forgets what was typed. */
export function EventFormDialog({ id, copy = false, ...props }: Props) {
  return id === null ? <EventForm {...props} event={null} /> : <EditForm {...props} id={id} copy={copy} />;
}

function EditForm({ id, copy, ...props }: Omit<Props, 'id' | 'copy'> & { id: number; copy: boolean }) {
  const query = useQuery({ ...eventQuery(id), staleTime: 0 });
  if (query.data !== undefined && copy) return <EventForm {...props} event={null} pattern={query.data} />;
  if (query.data !== undefined) return <EventForm {...props} event={query.data} />;
  return (
    <Dialog title={copy ? CREATE_EVENT : EDIT_EVENT} onClose={props.onClose}>
      <div className={formClasses['dialog']}>
        <ListPage query={query} failure={EVENT_FAILED} frame="line">
          {() => null}
        </ListPage>
      </div>
    </Dialog>
  );
}

const zones: readonly string[] = knownTimeZones().map((zone) => (zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone));

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend className={text('strong')}>{title}</legend>
    {children}
  </fieldset>
);

/** Rows of a list, each with its way out, and the way to one more. */
function Rows<Row>({
  rows,
  most,
  add,
  onAdd,
  onRemove,
  named,
  children,
}: {
  rows: readonly Row[];
  most: number;
  add: string;
  named: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}) {
  return (
    <div className={stack(3)}>
      {rows.map((_, at) => (
        <div key={at} className={classes.row}>
          <div className={classes.fields}>{children(at)}</div>
          <button
            type="button"
            className={iconButton}
            aria-label={`Remove ${named} ${at + 1}`}
            onClick={() => onRemove(at)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
      {rows.length < most && (
        <div>
          <Button variant="default" size="sm" leftSection={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

const must = { required: true, withAsterisk: false } as const;

function EventForm({
  event,
  pattern,
  onClose,
  onSaved,
  universities = [],
}: Omit<Props, 'id' | 'copy'> & { event: EventDetail | null; pattern?: EventDetail }) {
  const client = useQueryClient();
  const { admin } = useViewer();
  const { form, act, onSubmit } = useActForm<Fields>({
    mode: 'controlled',
    initialValues: event !== null ? fieldsOf(event) : pattern === undefined ? blank : copyOf(pattern),
    send: async (fields) => {
      const saved = await saveEvent(client, formOf(fields), event && { id: event.id, revision: event.revision });
      onSaved(saved, event === null);
    },
    failure: TRY_AGAIN,
  });
  const { values } = form;
  const field = (name: string) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  /** The words for the time follow the clock until somebody writes their own. */
  const setTime = (name: 'startTime' | 'endTime', value: string) => {
    const before = timeText(values.startTime, values.endTime);
    form.setFieldValue(name, value);
    const times = { ...values, [name]: value };
    if (values.time === before || values.time === '')
      form.setFieldValue('time', timeText(times.startTime, times.endTime));
  };
  const remove = (list: string) => (at: number) => form.removeListItem(list, at);
  return (
    <Dialog title={event === null ? CREATE_EVENT : EDIT_EVENT} onClose={onClose}>
      <form
        className={formClasses['dialog']}
        onSubmit={onSubmit}
        aria-label={event === null ? CREATE_EVENT : EDIT_EVENT}
      >
        {!admin && (
          <p className={text('quiet', 'small')}>
            {event?.state === 'approved'
              ? 'If you change the title, date, place, price, capacity or description, our staff review the event before everyone can see it again.'
              : 'Our staff review every event before everyone can see it. We’ll let you know.'}
          </p>
        )}
        <TextInput label="Title" maxLength={CHARS.title} data-autofocus {...must} {...field('title')} />
        <div className={classes.pair}>
          <NativeSelect
            label="Type"
            data={eventTypes.map((type) => ({ value: type, label: typeNames[type] }))}
            {...must}
            {...field('type')}
          />
          <NativeSelect label="Category" data={[...eventCategories]} {...must} {...field('category')} />
        </div>
        <Group title="When">
          <div className={classes.pair}>
            <TextInput type="date" label="Start date" {...must} {...field('startDate')} />
            <TextInput type="date" label="End date" min={values.startDate} {...must} {...field('endDate')} />
            <TextInput
              type="time"
              label="Starts at"
              {...must}
              {...field('startTime')}
              onChange={({ currentTarget }) => setTime('startTime', currentTarget.value)}
            />
            <TextInput
              type="time"
              label="Ends at"
              {...must}
              {...field('endTime')}
              onChange={({ currentTarget }) => setTime('endTime', currentTarget.value)}
            />
          </div>
          <TextInput
            label="Time"
            description="As people will see it. Follows the times above until you change it."
            maxLength={CHARS.time}
            {...must}
            {...field('time')}
          />
          <NativeSelect
            label="Time zone"
            data={[...new Set(['Asia/Kolkata', values.timeZone, 'UTC', ...zones])]}
            {...field('timeZone')}
          />
        </Group>
        <Group title="Where">
          <TextInput
            label="Location"
            description="An address people can find, or where it takes place online."
            maxLength={CHARS.location}
            {...must}
            {...field('location')}
          />
          <NativeSelect
            label="Attendance"
            data={eventWays.map((way) => ({ value: way, label: wayNames[way] }))}
            {...field('way')}
          />
          {values.way !== 'in_person' && (
            <TextInput
              type="url"
              label="Link to join online"
              description="Only people with a place see it, from an hour before the start."
              placeholder="https://"
              {...field('onlineUrl')}
            />
          )}
        </Group>
        <Group title="What">
          <Textarea
            label="Description"
            description="What it is, in a sentence or two."
            autosize
            minRows={2}
            maxLength={CHARS.description}
            {...must}
            {...field('description')}
          />
          <Textarea
            label="About"
            description="Everything else people should know."
            autosize
            minRows={4}
            maxRows={16}
            maxLength={CHARS.longDescription}
            {...field('longDescription')}
          />
          <TextInput label="Tags" description="Separated by commas." {...field('tags')} />
          <Textarea
            label="Requirements"
            description="One on each line."
            autosize
            minRows={2}
            {...field('requirements')}
          />
          <PictureInput
            label="Picture"
            kind="image"
            address={event?.image ?? null}
            digest={values.image}
            onChange={(digest) => form.setFieldValue('image', digest)}
          />
        </Group>
        <Group title="Organizer">
          <TextInput label="Organizer name" maxLength={CHARS.organizer} {...must} {...field('organizer')} />
          {universities.length > 0 && (
            <NativeSelect
              label="University"
              description="The event also appears on this university’s page."
              data={[
                { value: '', label: 'None' },
                ...universities.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              {...field('university')}
            />
          )}
          <PictureInput
            label="Organizer logo"
            kind="logo"
            address={event?.organizerLogo ?? null}
            digest={values.organizerLogo}
            onChange={(digest) => form.setFieldValue('organizerLogo', digest)}
          />
          <div className={classes.pair}>
            <TextInput type="url" label="Website" placeholder="https://" {...field('website')} />
            <TextInput type="url" label="Twitter" placeholder="https://" {...field('twitter')} />
            <TextInput type="url" label="LinkedIn" placeholder="https://" {...field('linkedin')} />
            <TextInput type="url" label="Discord" placeholder="https://" {...field('discord')} />
          </div>
        </Group>
        <Group title="Places">
          <div className={classes.pair}>
            <TextInput
              type="number"
              label="Capacity"
              description="0 means no limit."
              min={0}
              max={MAX_CAPACITY}
              step={1}
              {...field('capacity')}
            />
            <div className={row(2, { align: 'end' })}>
              <TextInput
                type="number"
                label="Price"
                description="0 means free."
                min={0}
                step="0.01"
                {...field('price')}
              />
              <TextInput
                className={classes.currency}
                label="Currency"
                pattern="[A-Z]{3}"
                maxLength={CHARS.currency}
                {...field('currency')}
              />
            </div>
          </div>
          {Number(values.price) > 0 && (
            <TextInput
              type="url"
              label="Where to pay"
              description="Shown to people with a place. Nothing is paid on DevOrbit."
              placeholder="https://"
              {...field('paymentUrl')}
            />
          )}
          <div className={classes.pair}>
            <TextInput
              type="datetime-local"
              label="Registration opens"
              description="Leave empty to open right away."
              {...field('registrationOpens')}
            />
            <TextInput
              type="datetime-local"
              label="Registration closes"
              description="Leave empty to stay open until the end."
              {...field('registrationCloses')}
            />
          </div>
          <Checkbox
            label="I decide who gets a place"
            {...form.getInputProps('approval', { type: 'checkbox' })}
            name="approval"
          />
          <NativeSelect
            label="People who move up from the waitlist"
            data={promotions.map((one) => ({
              value: one,
              label: one === 'automatic' ? 'get a place right away' : 'are offered a place for 12 hours',
            }))}
            {...field('promotion')}
          />
        </Group>
        <Group title="Questions for people who register">
          <Rows
            rows={values.questions}
            most={LISTS.questions}
            add="Add a question"
            named="question"
            onAdd={() =>
              form.insertListItem('questions', {
                id: nextQuestionId(values.questions),
                text: '',
                kind: 'text',
                choices: '',
                required: false,
              })
            }
            onRemove={remove('questions')}
          >
            {(at) => (
              <>
                <TextInput label="Question" maxLength={CHARS.question} {...must} {...field(`questions.${at}.text`)} />
                <NativeSelect
                  label="Answer"
                  data={questionKinds.map((kind) => ({
                    value: kind,
                    label: { text: 'In words', choice: 'One of several', yes_no: 'Yes or no' }[kind],
                  }))}
                  {...field(`questions.${at}.kind`)}
                />
                {values.questions[at]?.kind === 'choice' && (
                  <Textarea
                    label="Answers to choose from"
                    description="One on each line."
                    autosize
                    minRows={2}
                    {...must}
                    {...field(`questions.${at}.choices`)}
                  />
                )}
                <Checkbox
                  label="Answer required"
                  {...form.getInputProps(`questions.${at}.required`, { type: 'checkbox' })}
                />
              </>
            )}
          </Rows>
        </Group>
        <Group title="Speakers">
          <Rows
            rows={values.speakers}
            most={LISTS.speakers}
            add="Add a speaker"
            named="speaker"
            onAdd={() => form.insertListItem('speakers', { name: '', title: '', company: '' })}
            onRemove={remove('speakers')}
          >
            {(at) => (
              <>
                <TextInput label="Name" maxLength={CHARS.name} {...must} {...field(`speakers.${at}.name`)} />
                <TextInput label="Title" maxLength={CHARS.name} {...field(`speakers.${at}.title`)} />
                <TextInput label="Company" maxLength={CHARS.name} {...field(`speakers.${at}.company`)} />
              </>
            )}
          </Rows>
        </Group>
        <Group title="Schedule">
          <Rows
            rows={values.schedule}
            most={LISTS.schedule}
            add="Add a session"
            named="session"
            onAdd={() => form.insertListItem('schedule', { time: '', title: '', speaker: '', description: '' })}
            onRemove={remove('schedule')}
          >
            {(at) => (
              <>
                <TextInput label="Time" maxLength={CHARS.time} {...must} {...field(`schedule.${at}.time`)} />
                <TextInput label="Title" maxLength={CHARS.title} {...must} {...field(`schedule.${at}.title`)} />
                <TextInput label="Speaker" maxLength={CHARS.name} {...field(`schedule.${at}.speaker`)} />
                <TextInput label="Description" maxLength={CHARS.note} {...field(`schedule.${at}.description`)} />
              </>
            )}
          </Rows>
        </Group>
        <Group title="Prizes">
          <Rows
            rows={values.prizes}
            most={LISTS.prizes}
            add="Add a prize"
            named="prize"
            onAdd={() => form.insertListItem('prizes', { title: '', value: '', description: '' })}
            onRemove={remove('prizes')}
          >
            {(at) => (
              <>
                <TextInput label="Title" maxLength={CHARS.title} {...must} {...field(`prizes.${at}.title`)} />
                <TextInput label="Value" maxLength={CHARS.name} {...field(`prizes.${at}.value`)} />
                <TextInput label="Description" maxLength={CHARS.note} {...field(`prizes.${at}.description`)} />
              </>
            )}
          </Rows>
        </Group>
        <Group title="Sponsors">
          <Rows
            rows={values.sponsors}
            most={LISTS.sponsors}
            add="Add a sponsor"
            named="sponsor"
            onAdd={() =>
              form.insertListItem('sponsors', { tier: 'gold', name: '', url: '', logo: null, picture: null })
            }
            onRemove={remove('sponsors')}
          >
            {(at) => (
              <>
                <NativeSelect
                  label="Tier"
                  data={sponsorTiers.map((tier) => ({ value: tier, label: tierNames[tier] }))}
                  {...field(`sponsors.${at}.tier`)}
                />
                <TextInput label="Name" maxLength={CHARS.name} {...must} {...field(`sponsors.${at}.name`)} />
                <TextInput type="url" label="Website" placeholder="https://" {...field(`sponsors.${at}.url`)} />
                <PictureInput
                  label="Logo"
                  kind="sponsor"
                  address={values.sponsors[at]?.picture ?? null}
                  digest={values.sponsors[at]?.logo ?? null}
                  onChange={(digest, address) => {
                    form.setFieldValue(`sponsors.${at}.logo`, digest);
                    form.setFieldValue(`sponsors.${at}.picture`, address);
                  }}
                />
              </>
            )}
          </Rows>
        </Group>
        <Checkbox
          label={
            <>
              Featured <span className={text('quiet')}>(Admin only)</span>
            </>
          }
          disabled={!admin}
          {...form.getInputProps('isFeatured', { type: 'checkbox' })}
          name="isFeatured"
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {event === null ? CREATE_EVENT : 'Save changes'}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
