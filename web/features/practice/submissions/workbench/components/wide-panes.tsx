import { Splitter } from '@mantine/core';
import '@mantine/core/styles/Splitter.layer.css';
import { type ReactNode, useState } from 'react';
import { defaultSizes, keepSizes, type PaneSizes, readSizes, RESULT_RANGE, STATEMENT_RANGE } from '../state.ts';
import classes from './workbench.module.css';

type Props = {
  reading: ReactNode;
  code: ReactNode;
  result: ReactNode;
  /** Whether the result shows its title alone. */
  folded: boolean;
};

/** What is read beside the code, and the result below that; the borders between them are kept where they were moved to. */
export function WidePanes({ reading, code, result, folded }: Props) {
  const [sizes, setSizes] = useState(readSizes);
  const put = (part: Partial<PaneSizes>) => {
    const next = { ...sizes, ...part };
    setSizes(next);
    keepSizes(next);
  };
  return (
    <Splitter
      className={classes.panes}
      lineSize={1}
      handleColor="var(--line)"
      sizes={[sizes.statement, 100 - sizes.statement]}
      onSizeChange={([statement]) => put({ statement: percent(statement, sizes.statement) })}
      classNames={{ handle: classes.border ?? '', thumb: classes.grip ?? '' }}
      attributes={{ handle: { 'aria-label': 'Width of the statement', title: RESIZE } }}
      handleIcon={null}
    >
      <Splitter.Pane className={classes.left} defaultSize={defaultSizes.statement} {...STATEMENT_RANGE}>
        {reading}
      </Splitter.Pane>
      <Splitter.Pane className={classes.right} defaultSize={100 - defaultSizes.statement}>
        <Splitter
          className={classes.rows}
          orientation="vertical"
          lineSize={1}
          handleColor="var(--line)"
          mod={{ folded }}
          sizes={[100 - sizes.result, sizes.result]}
          onSizeChange={([, height]) => put({ result: percent(height, sizes.result) })}
          classNames={{ handle: classes.border ?? '', thumb: classes.grip ?? '' }}
          attributes={{ handle: { 'aria-label': 'Height of the result', title: RESIZE } }}
          handleIcon={null}
        >
          <Splitter.Pane className={classes.code} defaultSize={100 - defaultSizes.result}>
            {code}
          </Splitter.Pane>
          <Splitter.Pane className={classes.result} defaultSize={defaultSizes.result} {...RESULT_RANGE}>
            {result}
          </Splitter.Pane>
        </Splitter>
      </Splitter.Pane>
    </Splitter>
  );
}

const RESIZE = 'Drag to resize, double-click to reset';

const percent = (size: number | string | undefined, otherwise: number): number => {
  const value = typeof size === 'number' ? size : Number.parseFloat(size ?? '');
  return Number.isFinite(value) ? value : otherwise;
};
