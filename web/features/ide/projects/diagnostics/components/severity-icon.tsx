import type { Severity } from '@devorbit/contract/ide/diagnostics.ts';
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react';
import { SEVERITY_NAMES } from '../model.ts';
import classes from './problems-panel.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, hint: Lightbulb };

/** How bad it is, as a sign and a word. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity];
  return (
    <span className={classes.severity} data-severity={severity}>
      <Icon size={15} aria-hidden="true" /> {SEVERITY_NAMES[severity]}
    </span>
  );
}
