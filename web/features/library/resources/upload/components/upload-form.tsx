import { Message } from '../../../../../ui/message.tsx';
import { sendResource } from '../../api.ts';
import { DONE, ONLY_ADMIN, UPLOAD } from '../../copy.ts';
import { DocumentForm } from './document-form.tsx';

type Props = { colleges: readonly string[]; allowed: boolean };

/** Publishes a document. For others than superusers it shows what it would take. */
export const UploadForm = ({ colleges, allowed }: Props) => (
  <DocumentForm
    label={UPLOAD}
    draft="resource.upload"
    colleges={colleges}
    disabled={!allowed}
    delivery={sendResource}
    send="Upload"
    sendAnyway="Upload anyway"
    done={DONE}
    lead={!allowed && <Message tone="bad">{ONLY_ADMIN}</Message>}
  />
);
