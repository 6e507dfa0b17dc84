import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import form from '../../../../../ui/form.module.css';
import classes from './link-dialog.module.css';

/** Where a link that a program wrote leads, before anybody goes there: its text may say anything. */
export function LinkDialog({ address, onClose }: { address: URL; onClose: () => void }) {
  return (
    <Dialog title="Leave for another site?" onClose={onClose}>
      <div className={form.dialog}>
        <p>
          A program wrote this link. It leads to <strong>{address.host}</strong>.
        </p>
        <code className={classes.address}>{address.href}</code>
        <div className={form.ends}>
          <PlainButton tone="plain" data-autofocus onClick={onClose}>
            Cancel
          </PlainButton>
          <ButtonLink to={address.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            Open in a new tab
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
