import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { text } from '../../../../../ui/layout.ts';
import { SUGGEST } from '../../copy.ts';
import { DocumentForm } from '../../upload/components/document-form.tsx';
import { sendSuggestion } from '../api.ts';
import { SUGGEST_LEAD } from '../copy.ts';

/** A member hands a document in. */
export const SuggestForm = ({ colleges }: { colleges: readonly string[] }) => (
  <DocumentForm
    label={SUGGEST}
    draft="resource.suggest"
    colleges={colleges}
    delivery={sendSuggestion}
    send="Suggest"
    done={
      <>
        Thank you! We’ll let you know once it’s reviewed. You can follow it in{' '}
        <Link to={`${pathOf('my-library')}?tab=suggestions`}>your library</Link>.
      </>
    }
    lead={<p className={text('quiet')}>{SUGGEST_LEAD}</p>}
  />
);
