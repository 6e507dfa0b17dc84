import { useActionState, useId } from 'react';

const empty = { thing: '', place: 'Bus', urgent: false };

export default function Desk({ save }) {
  const messageId = useId();
  const [{ reports, draft, missing, failed }, report, pending] = useActionState(
    async (before, form) => {
      const draft = { thing: form.get('thing').trim(), place: form.get('place'), urgent: form.get('urgent') !== null };
      if (draft.thing === '') return { ...before, draft, missing: true, failed: false };
      try {
        const saved = await save(draft);
        return { reports: [saved, ...before.reports], draft: empty, missing: false, failed: false };
      } catch {
        return { ...before, draft, missing: false, failed: true };
      }
    },
    { reports: [], draft: empty, missing: false, failed: false },
  );

  return (
    <>
      <form action={report} noValidate>
        <label>
          Thing{' '}
          <input
            name="thing"
            defaultValue={draft.thing}
            aria-invalid={missing}
            aria-describedby={missing ? messageId : undefined}
          />
        </label>
        {missing && <p id={messageId} role="alert">Name the thing.</p>}
        <fieldset>
          <legend>Place</legend>
          {['Bus', 'Stand', 'Canteen'].map((place) => (
            <label key={place}>
              <input type="radio" name="place" value={place} defaultChecked={draft.place === place} /> {place}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" name="urgent" defaultChecked={draft.urgent} /> Urgent
        </label>
        <button disabled={pending}>{pending ? 'Saving…' : 'Report'}</button>
        <p role="alert">{failed ? 'Not saved, try again.' : ''}</p>
      </form>
      <ul>
        {reports.map(({ id, thing, place, urgent }) => (
          <li key={id}>
            {thing}, {place}
            {urgent ? ', urgent' : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
