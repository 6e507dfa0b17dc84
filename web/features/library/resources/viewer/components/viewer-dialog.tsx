import type { Resource } from '@devorbit/contract/library/resources.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { OpenedResource } from './opened-resource.tsx';
import classes from './viewer-dialog.module.css';

/** A document over the page. */
export const ViewerDialog = ({ resource, onClose }: { resource: Resource; onClose: () => void }) => (
  <Dialog title={resource.title} size="wide" onClose={onClose}>
    <div className={classes.body}>
      <OpenedResource id={resource.id} />
    </div>
  </Dialog>
);
