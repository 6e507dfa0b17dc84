import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import type { Spot } from '../../model.ts';
import { RightsLine } from '../../rights/components/rights-line.tsx';
import { DETAILS } from '../copy.ts';
import { OpenedResource } from './opened-resource.tsx';
import classes from './viewer-dialog.module.css';

type Props = { resource: Resource; spot: Spot | null; onClose: () => void };

/** A document over the page. */
export const ViewerDialog = ({ resource, spot, onClose }: Props) => (
  <Dialog title={resource.title} size="wide" onClose={onClose}>
    <div className={`${classes.body} ${stack(3)}`}>
      <OpenedResource id={resource.id} spot={spot} />
      <div className={cluster([1, 4], { justify: 'between' })}>
        <RightsLine resource={resource} />
        <Link className={text('fine')} to={pathOf('resource', { id: resource.id })}>
          {DETAILS}
        </Link>
      </div>
    </div>
  </Dialog>
);
