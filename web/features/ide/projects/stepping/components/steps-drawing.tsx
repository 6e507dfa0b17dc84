import type { TracedFrame, TracedObject, TracedValue } from '@devorbit/contract/execution/tracing.ts';
import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { cellKey, changesOf, depthOf, levelsOf, type Moment, placesOf, variableKey } from '../model.ts';
import classes from './steps.module.css';

type Props = { moment: Moment; before: Moment | undefined };
type Path = { key: string; shape: string; isNew: boolean };

/** The call stack and all that its variables lead to, with arrows to what is shared. */
export function StepsDrawing({ moment, before }: Props) {
  const changed = changesOf(before, moment);
  const levels = levelsOf(moment);
  const places = placesOf(moment);
  const host = useRef<HTMLDivElement>(null);
  const [{ paths, width, height }, setDrawn] = useState<{ paths: Path[]; width: number; height: number }>({
    paths: [],
    width: 0,
    height: 0,
  });
  useLayoutEffect(() => {
    const box = host.current;
    if (!box) return;
    const draw = () => setDrawn(drawnIn(box));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(box);
    // Letters of a font that comes late have other widths.
    void document.fonts?.ready.then(draw);
    return () => watch.disconnect();
  }, [moment]);
  const value = (key: string, of: TracedValue) => (
    <Value value={of} moment={moment} places={places} isNew={changed.has(key)} />
  );
  return (
    <div className={classes.drawing} role="region" aria-label="Drawing of this step" tabIndex={0}>
      <div className={classes.sky} ref={host}>
        <svg className={classes.paths} width={width} height={height} aria-hidden="true">
          <defs>
            {['plain', 'new'].map((kind) => (
              <marker
                key={kind}
                id={`steps-tip-${kind}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                orient="auto"
                markerUnits="userSpaceOnUse"
              >
                <path className={classes.tip} data-new={kind === 'new' || undefined} d="M0 0.5 7.5 4 0 7.5z" />
              </marker>
            ))}
          </defs>
          {paths.map(({ key, shape, isNew }) => (
            <path
              key={key}
              className={classes.path}
              data-new={isNew || undefined}
              d={shape}
              markerEnd={`url(#steps-tip-${isNew ? 'new' : 'plain'})`}
            />
          ))}
        </svg>
        <section className={classes.stack} aria-label="Call stack">
          <h2 className={classes.heading}>Calls</h2>
          {moment.frames.length === 0 && <p className={classes.quiet}>No calls left: the program has ended.</p>}
          {moment.deeper > 0 && <p className={classes.quiet}>{moment.deeper} more calls are around these.</p>}
          {[...moment.frames.entries()].toReversed().map(([index, frame]) => {
            const depth = depthOf(moment, index);
            return (
              <Frame key={`${depth} ${frame.name}`} frame={frame} isTop={index === 0 && moment.event !== 'end'}>
                {frame.variables.map(({ name, value: of, place }) => (
                  <Row key={name} name={name} place={place} isNew={changed.has(variableKey(depth, name))}>
                    {value(variableKey(depth, name), of)}
                  </Row>
                ))}
                {frame.returns && (
                  <Row name="returns" place={undefined} isNew isAnswer>
                    {value('', frame.returns)}
                  </Row>
                )}
              </Frame>
            );
          })}
        </section>
        <section className={classes.heap} aria-label="Objects">
          <h2 className={classes.heading}>Objects</h2>
          {levels.length === 0 && <p className={classes.quiet}>Lists, dictionaries and other objects appear here.</p>}
          <div className={classes.levels}>
            {levels.map((level, at) => (
              <div key={at} className={classes.level}>
                {level.map((object) => (
                  <ObjectBox
                    key={object.id}
                    object={object}
                    isNew={before !== undefined && !before.objects.has(object.id)}
                  >
                    {(index) => value(cellKey(object.id, index), object.cells[index]!.value)}
                  </ObjectBox>
                ))}
              </div>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

function Frame({ frame, isTop, children }: { frame: TracedFrame; isTop: boolean; children: React.ReactNode }) {
  const isEmpty = frame.variables.length === 0 && !frame.returns;
  return (
    <div className={classes.frame} data-box data-top={isTop || undefined}>
      <h3 className={classes.call}>
        {frame.name} <span className={classes.where}>line {frame.line}</span>
        {isTop && <VisuallyHidden>, running now</VisuallyHidden>}
      </h3>
      {isEmpty ? <p className={classes.quiet}>No variables yet</p> : <dl className={classes.rows}>{children}</dl>}
    </div>
  );
}

type RowProps = {
  name: string;
  place: string | undefined;
  isNew: boolean;
  isAnswer?: boolean;
  children: React.ReactNode;
};

function Row({ name, place, isNew, isAnswer = false, children }: RowProps) {
  return (
    <div className={classes.row} data-new={isNew || undefined} data-answer={isAnswer || undefined} data-object={place}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function Value({
  value,
  moment,
  places,
  isNew,
}: {
  value: TracedValue;
  moment: Moment;
  places: ReturnType<typeof placesOf>;
  isNew: boolean;
}) {
  const changed = isNew && <VisuallyHidden> (changed)</VisuallyHidden>;
  if ('text' in value)
    return (
      <span className={classes.text} data-new={isNew || undefined}>
        {value.text}
        {changed}
      </span>
    );
  const object = moment.objects.get(value.ref);
  const place = places.get(value.ref);
  return (
    <span className={classes.ref} data-ref={value.ref} data-new={isNew || undefined}>
      <VisuallyHidden>
        {object ? `${object.type}, object ` : place ? `variable ${place.name} of ${place.frame}, ` : 'object '}
      </VisuallyHidden>
      <span className={classes.planet}>{object ? value.ref : '•'}</span>
      {changed}
    </span>
  );
}

type BoxProps = { object: TracedObject; isNew: boolean; children: (index: number) => React.ReactNode };

function ObjectBox({ object: { id, type, shape, cells, more }, isNew, children }: BoxProps) {
  return (
    <div className={classes.object} data-box data-object={id} data-new={isNew || undefined}>
      <h3 className={classes.kind}>
        <span className={classes.planet}>
          <VisuallyHidden>Object </VisuallyHidden>
          {id}
        </span>{' '}
        {type}
      </h3>
      {shape === 'list' ? (
        <ol className={classes.cells} start={0}>
          {cells.map((_, index) => (
            <li key={index} className={classes.cell}>
              <span className={classes.index} aria-hidden="true">
                {index}
              </span>
              {children(index)}
            </li>
          ))}
        </ol>
      ) : (
        <dl className={classes.rows}>
          {cells.map(({ key }, index) => (
            <div key={index} className={classes.row}>
              <dt className={classes.name}>{key}</dt>
              <dd className={classes.value}>{children(index)}</dd>
            </div>
          ))}
        </dl>
      )}
      {cells.length === 0 && <p className={classes.quiet}>Empty</p>}
      {more > 0 && <p className={classes.quiet}>… and {numberText(more)} more</p>}
    </div>
  );
}

/** Arrows from each value that leads somewhere to the box that it leads to, in pixels of the drawing. */
function drawnIn(box: HTMLElement): { paths: Path[]; width: number; height: number } {
  const { left, top } = box.getBoundingClientRect();
  const targets = new Map<string, DOMRect>();
  for (const each of box.querySelectorAll<HTMLElement>('[data-object]'))
    targets.set(each.dataset['object'] ?? '', each.getBoundingClientRect());
  const paths: Path[] = [];
  for (const [at, each] of [...box.querySelectorAll<HTMLElement>('[data-ref]')].entries()) {
    const to = targets.get(each.dataset['ref'] ?? '');
    if (!to) continue;
    const from = each.getBoundingClientRect();
    const x = from.right - left + 1;
    const y = from.top + from.height / 2 - top;
    const isNew = each.dataset['new'] !== undefined;
    const entry = to.top - top + Math.min(to.height / 2, 18);
    const bend = (distance: number) => Math.max(24, Math.min(90, distance / 2));
    if (to.left - left > x + 12) {
      const end = to.left - left - 2;
      const by = bend(end - x);
      paths.push({ key: `${at}`, isNew, shape: `M${x} ${y}C${x + by} ${y} ${end - by} ${entry} ${end} ${entry}` });
      continue;
    }
    // What is not further right is entered from there, around what stands between them.
    const end = to.right - left + 2;
    const own = each.closest('[data-box]')?.getBoundingClientRect() ?? from;
    const out = Math.max(own.right - left, end) + Math.min(34, 20 + Math.abs(entry - y) / 16);
    paths.push({ key: `${at}`, isNew, shape: `M${x} ${y}C${out} ${y} ${out} ${entry} ${end} ${entry}` });
  }
  return { paths, width: box.scrollWidth, height: box.scrollHeight };
}
