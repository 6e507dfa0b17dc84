import type { SubmissionStatus } from '@devorbit/contract/practice/submissions.ts';
import { Check, CircleAlert, Loader, X } from 'lucide-react';
import { row, text } from '../../../../../ui/layout.ts';
import { statusTone } from '../../model.ts';
import classes from './verdict-mark.module.css';

const mark = `${row(2)} ${text('strong')}`;
const icons = { good: Check, bad: X, ours: CircleAlert, wait: Loader } as const;

/** A verdict in a line of text: sign, word and colour. */
export function VerdictMark({ status }: { status: SubmissionStatus }) {
  const tone = statusTone(status);
  const Icon = icons[tone];
  return (
    <span className={`${mark} ${tone === 'good' || tone === 'bad' ? text(tone) : classes[tone]}`}>
      <Icon size={16} strokeWidth={2.6} aria-hidden="true" />
      {status}
    </span>
  );
}
