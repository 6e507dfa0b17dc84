import { Clock3, LogOut, Monitor, Moon, Search, Sun, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { row } from '../../../../ui/layout.ts';
import { Marked } from '../../../../ui/marked.tsx';
import type { Option } from '../options.ts';
import { KindIcon } from './kind-icon.tsx';
import classes from './palette.module.css';

const shapes = {
  recent: Clock3,
  light: Sun,
  dark: Moon,
  auto: Monitor,
  forget: Trash2,
  'log-out': LogOut,
  all: Search,
};

function OptionIcon({ icon }: { icon: Option['icon'] }) {
  if (!(icon in shapes)) return <KindIcon kind={icon as Parameters<typeof KindIcon>[0]['kind']} />;
  const Shape = shapes[icon as keyof typeof shapes];
  return <Shape size={18} aria-hidden="true" />;
}

type Props = {
  option: Option;
  /** In the page; the option's own id is of the list. */
  id: string;
  active: boolean;
  onPoint: () => void;
  /** Pressed: a link goes on by itself, in a new tab where the person asks for one. */
  onTake: () => void;
};

/** One row. The field keeps the focus: a row is pointed at by the field, or pressed. */
export function PaletteOption({ option, id, active, onPoint, onTake }: Props) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    className: `${row(3)} ${classes.option}`,
    tabIndex: -1,
    onPointerMove: active ? undefined : onPoint,
    onClick: onTake,
  };
  const content = (
    <>
      <span className={classes.icon}>
        <OptionIcon icon={option.icon} />
      </span>
      <span className={classes.name}>
        <Marked text={option.title} marks={option.marks} />
      </span>
      {option.note !== '' && <span className={classes.note}>{option.note}</span>}
    </>
  );
  return 'to' in option ? (
    <Link {...shared} to={option.to}>
      {content}
    </Link>
  ) : (
    <div {...shared}>{content}</div>
  );
}
