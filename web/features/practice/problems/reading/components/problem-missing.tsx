import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { BACK } from '../../copy.ts';
import { catalogueAddress } from '../model.ts';
import classes from './problem-screen.module.css';

/** In place of a problem: why there is none, the way back, and another try where that may help. */
export function ProblemMissing({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { pathname, state } = useLocation();
  return (
    <div className={`${stack(5, 'center')} ${pad(5)} ${classes.missing}`}>
      <div role="alert">
        <h1 className={`${text('part', 'breaking')} ${classes.message}`}>{message}</h1>
      </div>
      <div className={cluster(3, { justify: 'center', align: 'stretch' })}>
        <Button component={Link} to={catalogueAddress(pathname, state)} variant={onRetry ? 'default' : 'filled'}>
          {BACK}
        </Button>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  );
}
