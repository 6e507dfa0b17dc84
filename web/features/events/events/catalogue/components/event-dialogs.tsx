import type { EventDetail, EventSummary } from '@devorbit/contract/events/events.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { notify } from '../../../../../platform/notify.ts';

const load = async () => import('../../form/components/event-form.tsx');
const EventFormDialog = lazy(async () => ({ default: (await load()).EventFormDialog }));

const EventTools = lazy(async () => ({
  default: (await import('../../detail/components/event-tools.tsx')).EventTools,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('../../detail/components/remove-dialog.tsx')).RemoveDialog,
}));

type Options = {
  /** An event is gone that may be open. */
  onGone?: () => void;
  universities?: readonly { slug: string; name: string }[] | undefined;
};

/** The dialogs over a page of events: the form, and the one that takes an event away. */
export function useEventDialogs({ onGone, universities }: Options = {}): {
  create: () => void;
  edit: (event: EventSummary) => void;
  remove: (event: EventSummary) => void;
  prepare: () => void;
  toolsOf: (event: EventDetail) => ReactNode;
  dialogs: ReactNode;
} {
  const [form, setForm] = useState<{ id: number | null; copy: boolean } | null>(null);
  const [removing, setRemoving] = useState<EventSummary | null>(null);
  const edit = ({ id }: EventSummary) => setForm({ id, copy: false });
  return {
    create: () => setForm({ id: null, copy: false }),
    edit,
    remove: setRemoving,
    prepare: () => void load().catch(() => undefined),
    toolsOf: (event) =>
      (event.canCheckIn || event.canJudge || event.canReview) && (
        <Suspense>
          <EventTools
            event={event}
            onEdit={() => edit(event)}
            onCopy={() => setForm({ id: event.id, copy: true })}
            onRemove={() => setRemoving(event)}
          />
        </Suspense>
      ),
    dialogs: (
      <>
        {form !== null && (
          <Suspense>
            <EventFormDialog
              id={form.id}
              copy={form.copy}
              {...(universities === undefined ? {} : { universities })}
              onClose={() => setForm(null)}
              onSaved={(event, created) => {
                setForm(null);
                void notify({
                  tone: 'good',
                  message: event.isApproved
                    ? created
                      ? 'Your event is live.'
                      : 'The event is saved.'
                    : 'Our staff will review your event and let you know.',
                });
              }}
            />
          </Suspense>
        )}
        {removing && (
          <Suspense>
            <RemoveDialog
              event={removing}
              onClose={() => setRemoving(null)}
              onGone={() => {
                setRemoving(null);
                onGone?.();
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
