import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../../../../platform/plain-click.ts';
import { stack, tag, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { useProgress } from '../../progress/state.ts';
import { KIND_WORDS } from '../copy.ts';
import {
  edgePath,
  type GraphNode,
  type GraphSection,
  hoursText,
  isArrow,
  nodeAt,
  type NodeState,
  shownState,
  stateWords,
} from '../model.ts';
import { StateIcon } from './state-icon.tsx';
import { useDue } from './use-due.ts';
import classes from './graph-map.module.css';

type Props = {
  sections: readonly GraphSection[];
  view: 'map' | 'list';
  onOpen: (id: string) => void;
};

/** A roadmap: sections under headings, nodes as links in lists, and the lines between them as a picture behind. */
export function GraphMap({ sections, view, onOpen }: Props) {
  const [at, setAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const kept = useProgress();
  const due = useDue();
  const move = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!isArrow(event.key) || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const to = nodeAt(sections, id, event.key);
    setAt(to);
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(to)}"]`)?.focus();
  };
  const open = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAt(id);
    onOpen(id);
  };
  return (
    <div className={`${stack(7)} ${classes.graph}`} data-view={view} ref={root}>
      {sections.map((section) => (
        <section key={section.anchor} className={stack(4)} aria-labelledby={section.anchor}>
          <div className={`${stack(1)} ${classes.head}`}>
            <h2 className={text('part')} id={section.anchor}>
              {section.title}
            </h2>
            <p className={text('quiet')}>{section.lead}</p>
          </div>
          <div className={classes.map}>
            <Lines section={section} />
            <ol className={classes.nodes}>
              {section.nodes.map((node) => (
                <li
                  key={node.id}
                  className={classes.place}
                  style={{ gridRow: node.row + 1, gridColumn: `${node.half + 1} / span 2` }}
                >
                  <Node
                    node={node}
                    state={shownState(stateOf(kept, conceptItem(node.id)), due.get(node.id) ?? 0)}
                    current={at === node.id}
                    onKeyDown={move}
                    onOpen={open}
                  />
                </li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}

function Lines({ section: { rows, nodes, edges } }: { section: GraphSection }) {
  if (edges.length === 0) return null;
  const places = new Map(nodes.map((node) => [node.id, node]));
  return (
    <svg
      className={classes.lines}
      viewBox={`0 0 8 ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {edges.map(([from, to]) => {
        const [start, end] = [places.get(from), places.get(to)];
        return start && end && <path key={`${from} ${to}`} d={edgePath(start, end)} />;
      })}
    </svg>
  );
}

type NodeProps = {
  node: GraphNode;
  state: NodeState;
  current: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  onOpen: (event: MouseEvent, id: string) => void;
};

function Node({ node, state, current, onKeyDown, onOpen }: NodeProps) {
  const kind = KIND_WORDS[node.kind];
  return (
    <Link
      className={classes.node}
      to={pathOf('concept', { id: node.id })}
      prefetch="none"
      data-node={node.id}
      data-state={state}
      data-kind={node.kind}
      data-current={current || undefined}
      onKeyDown={(event) => onKeyDown(event, node.id)}
      onClick={(event) => onOpen(event, node.id)}
    >
      <span className={classes.sign}>
        <StateIcon state={state} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{node.title}</span>
        <span className={classes.facts}>
          {state === 'none' ? hoursText(node.hours) : stateWords[state]}
          {kind !== null && <span className={tag}>{kind}</span>}
        </span>
      </span>
      <span className={classes.why}>{node.why}</span>
    </Link>
  );
}
