import { Mail } from 'lucide-react';
import classes from './contact.module.css';

/** Who runs the site, and where an email reaches them. */
export const OperatorCard = ({ operator, email }: { operator: string; email: string }) => (
  <p className={classes.operator}>
    <Mail size={18} aria-hidden="true" />
    <span>
      This site is run by <strong>{operator}</strong>. You can also write to <a href={`mailto:${email}`}>{email}</a>.
    </span>
  </p>
);
