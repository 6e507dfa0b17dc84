import { pathOf } from '@devorbit/contract/path-of.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { card, cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { useExchange } from '../../progress/state.ts';
import type { ItemHead } from '../model.ts';
import { ItemTop } from './item-top.tsx';
import classes from './planned.module.css';

/** An item that is not written yet: what it will hold, said as such. */
export function Planned({ item, holds }: { item: ItemHead; holds: readonly string[] }) {
  useExchange();
  return (
    <>
      <ItemTop item={item} />
      <section className={`${stack(4)} ${card()} ${pad(5)} ${classes.box}`} aria-labelledby="holds">
        <h2 className={text('section')} id="holds">
          In the making
        </h2>
        <p className={text('quiet')}>This page isn’t written yet. It will cover:</p>
        <ul className={classes.holds}>
          {holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={text('quiet')}>Save it to find it under My Roadmaps.</p>
        <div className={cluster(3)}>
          <ButtonLink to={pathOf('roadmaps')} tone="plain">
            All roadmaps
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
