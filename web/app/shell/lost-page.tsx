import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { LostScene } from './lost-scene.tsx';
import classes from './lost-page.module.css';

export function LostPage() {
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <LostScene />
      <div className={classes.words}>
        <h1 className={classes.title}>Lost in Space</h1>
        <p className={classes.text}>There is nothing at this address. It may have drifted off, or it never was.</p>
        <div className={classes.buttons}>
          <Button component={Link} to="/" size="md">
            Return to Earth
          </Button>
          <Button variant="default" size="md" onClick={() => void navigate(-1)}>
            Previous Orbit
          </Button>
        </div>
      </div>
    </div>
  );
}
