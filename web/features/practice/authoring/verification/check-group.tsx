import type { AuthoredDraft, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import { Check, Circle, Loader, X } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { card, stack, text, unseen } from '../../../../ui/layout.ts';
import { SKIPPED, STATE_NAMES } from '../copy.ts';
import { partAddress, parts } from '../model.ts';
import { memoryText, partOf, timeText } from './model.ts';
import classes from './verification.module.css';

const icons = { waiting: Circle, running: Loader, ok: Check, bad: X } as const;
/** A group of more rows than these is folded when nothing in it is wrong. */
const OPEN_ROWS = 12;

type Props = {
  name: string;
  checks: readonly VerificationCheck[];
  draft: AuthoredDraft;
  /** Whether the verification has ended: what waits then is not looked at any more. */
  over: boolean;
};

/** The checks of one kind; folded while they are many and none needs a look. */
export function CheckGroup({ name, checks, draft, over }: Props) {
  const bad = checks.filter(({ state }) => state === 'bad').length;
  const ok = checks.filter(({ state }) => state === 'ok').length;
  return (
    <details className={classes.group} open={bad > 0 || checks.length <= OPEN_ROWS}>
      <summary className={classes.groupHead}>
        <h3 className={classes.groupName}>{name}</h3>
        <span className={text('quiet', 'small', 'tabular')}>
          {bad > 0 ? (
            <span className={text('bad', 'strong')}>{counted(bad, 'issue')}</span>
          ) : (
            `${ok} of ${checks.length} passed`
          )}
        </span>
      </summary>
      <ul className={card('lifted')}>
        {checks.map((check, index) => (
          <CheckRow key={index} check={check} draft={draft} over={over} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = Pick<Props, 'draft' | 'over'> & { check: VerificationCheck };

function CheckRow({ check, draft, over }: RowProps) {
  const { name, state } = check;
  const message = over && state === 'waiting' ? SKIPPED : check.message;
  const Icon = icons[state];
  const part = partOf(check, draft);
  return (
    <li className={classes.check} data-state={state}>
      <Icon className={classes.mark} size={17} strokeWidth={2.4} aria-hidden="true" />
      <span className={unseen}>{STATE_NAMES[state]}: </span>
      <div className={stack(1, 'start')}>
        <p className={text('strong', 'breaking')}>{name}</p>
        {message !== '' && <p className={`${text('quiet', 'small', 'breaking')} ${classes.lines}`}>{message}</p>}
        {state === 'bad' && (
          <Link className={text('small', 'strong')} to={partAddress(part)} preventScrollReset>
            Go to {parts.find(({ id }) => id === part)?.name}
          </Link>
        )}
      </div>
      <p className={`${classes.figures} ${text('quiet', 'fine', 'tabular')}`}>
        {check.time_ms !== null && <span>{timeText(check.time_ms)}</span>}
        {check.memory_kb !== null && <span>{memoryText(check.memory_kb)}</span>}
      </p>
    </li>
  );
}
