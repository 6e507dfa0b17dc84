import { useState } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { Kit } from '../../../../ui/kit.tsx';
import { ContactForm } from './contact-form.tsx';
import { OwnSupportRequests } from './own-support-requests.tsx';
import { SentNote } from './sent-note.tsx';

type Sent = { id: number; email: string };

/** The form, what was just sent, and what somebody who is signed in has written before. */
export function Contact() {
  const session = useSession();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Kit>
      {sent === null ? (
        <ContactForm key={session?.user.id ?? 'visitor'} user={session?.user ?? null} onSent={setSent} />
      ) : (
        <SentNote {...sent} signedIn={session !== null} onAnother={() => setSent(null)} />
      )}
      {session !== null && <OwnSupportRequests userId={session.user.id} />}
    </Kit>
  );
}
