import type { CertificateClaim } from '@devorbit/contract/learning/certificates.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { text } from '../../../../ui/layout.ts';
import { LEFT, LEFT_NOTE } from '../copy.ts';
import forms from '../../../../ui/form.module.css';
import classes from './requirements-dialog.module.css';

/** What a certificate still asks for. */
export function RequirementsDialog({ claim, onClose }: { claim: CertificateClaim; onClose: () => void }) {
  const { type, id, title, left, done, of } = claim;
  return (
    <Dialog title={`${title}: ${done} of ${of}`} onClose={onClose}>
      <div className={forms.dialog}>
        <p>{LEFT}</p>
        <ul className={classes.left}>
          {left.map((topic) => (
            <li key={topic.id}>
              <Link to={pathOf('concept', { id: topic.id })}>{topic.title}</Link>
            </li>
          ))}
        </ul>
        <p className={text('quiet', 'small')}>{LEFT_NOTE}</p>
        <div className={forms.ends}>
          <ButtonLink to={roadmapPath(type, id)}>Continue {title}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
