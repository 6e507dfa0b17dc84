import { Mail } from 'lucide-react';
import { row, text } from '../../../../ui/layout.ts';
import classes from './contact.module.css';

/** Who runs the site, and their email address. */
export const OperatorCard = ({ operator, email }: { operator: string; email: string }) => (
  <p className={`${row(3, { align: 'start' })} ${text('quiet', 'breaking')} ${classes.operator}`}>
    <Mail size={18} aria-hidden="true" />
    <span>
      This site is run by <strong>{operator}</strong>. You can also email <a href={`mailto:${email}`}>{email}</a>.
    </span>
  </p>
);
