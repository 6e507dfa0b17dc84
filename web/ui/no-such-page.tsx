import { numberText } from '../platform/format/numbers.ts';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { TelescopeScene } from './scenes/telescope-scene.tsx';

type Props = {
  /** The page that was asked for, from 1. */
  page: number;
  /** Address of the first page, with the same filters. */
  first: string;
  /** 'bare' where it stands in a panel already. */
  frame?: 'boxed' | 'bare';
};

/** In place of a list whose last page lies before the one that the address names. */
export const NoSuchPage = ({ page, first, frame = 'boxed' }: Props) => (
  <EmptyState
    frame={frame}
    role="status"
    scene={<TelescopeScene />}
    title={`Page ${numberText(page)} doesn’t exist`}
    action={
      <ButtonLink to={first} tone="plain" preventScrollReset>
        Go to the first page
      </ButtonLink>
    }
  />
);
