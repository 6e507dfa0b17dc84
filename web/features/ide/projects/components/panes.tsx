import { Splitter } from '@mantine/core';
import '@mantine/core/styles/Splitter.layer.css';
import type { ReactNode } from 'react';
import { changeLayout, layoutChoice } from '../state.ts';
import classes from './workbench.module.css';

type Props = { side: ReactNode; code: ReactNode; aside: ReactNode; panel: ReactNode };

const RESIZE = 'Drag to resize, double-click to reset';
const percent = (size: number | string | undefined, otherwise: number): number => {
  const value = typeof size === 'number' ? size : Number.parseFloat(size ?? '');
  return Number.isFinite(value) ? value : otherwise;
};
const handle = (label: string) => ({
  lineSize: 1,
  handleColor: 'var(--line)',
  handleIcon: null,
  classNames: { handle: classes.border ?? '', thumb: classes.grip ?? '' },
  attributes: { handle: { 'aria-label': label, title: RESIZE } },
});

/** Sidebar, code, what stands beside it, and panel with movable borders; what is null is left out. */
export default function Panes({ side, code: editor, aside, panel }: Props) {
  const sizes = layoutChoice.useChosen();
  const code =
    aside === null ? (
      editor
    ) : (
      <Splitter
        className={classes.columns}
        sizes={[100 - sizes.aside, sizes.aside]}
        onSizeChange={([, width]) => changeLayout({ aside: percent(width, sizes.aside) })}
        {...handle('Width of the preview')}
      >
        <Splitter.Pane className={classes.code} defaultSize={50} min={20}>
          {editor}
        </Splitter.Pane>
        <Splitter.Pane className={classes.panel} defaultSize={50} min={20} max={80}>
          {aside}
        </Splitter.Pane>
      </Splitter>
    );
  const main =
    panel === null ? (
      <div className={classes.code}>{code}</div>
    ) : (
      <Splitter
        className={classes.rows}
        orientation="vertical"
        sizes={[100 - sizes.panel, sizes.panel]}
        onSizeChange={([, height]) => changeLayout({ panel: percent(height, sizes.panel) })}
        {...handle('Height of the panel')}
      >
        <Splitter.Pane className={classes.code} defaultSize={68} min={15}>
          {code}
        </Splitter.Pane>
        <Splitter.Pane className={classes.panel} defaultSize={32} min={10} max={85}>
          {panel}
        </Splitter.Pane>
      </Splitter>
    );
  if (side === null) return <div className={classes.code}>{main}</div>;
  return (
    <Splitter
      className={classes.columns}
      sizes={[sizes.side, 100 - sizes.side]}
      onSizeChange={([width]) => changeLayout({ side: percent(width, sizes.side) })}
      {...handle('Width of the sidebar')}
    >
      <Splitter.Pane className={classes.side} defaultSize={20} min={10} max={50}>
        {side}
      </Splitter.Pane>
      <Splitter.Pane className={classes.code} defaultSize={80}>
        {main}
      </Splitter.Pane>
    </Splitter>
  );
}
