import { Button } from '@mantine/core';
import { Link, type MetaFunction } from 'react-router';
import { ComingScene } from '../shell/coming-scene.tsx';
import classes from '../shell/lost-page.module.css';

export const meta: MetaFunction = () => [
  { title: 'AI mentor · DevOrbit' },
  { name: 'description', content: 'The AI mentor is on its way. Practice and hints are here.' },
];

/** Where the AI mentor will be, with what helps until then. */
export default function ComingPage() {
  return (
    <div className={classes.page}>
      <ComingScene />
      <div className={classes.words}>
        <h1 className={classes.title}>The AI mentor is on its way</h1>
        <p className={classes.text}>
          Until it lands: every problem of the practice area has hints in three steps, and an editorial once you have
          solved it.
        </p>
        <div className={classes.buttons}>
          <Button component={Link} to="/QuickDSA" size="md">
            Practice with hints
          </Button>
          <Button component={Link} to="/challenges" variant="default" size="md">
            Today’s challenge
          </Button>
        </div>
      </div>
    </div>
  );
}
