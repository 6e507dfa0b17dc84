import type { ShownConcept } from '@devorbit/contract/learning/concepts.ts';
import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, iconButton, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { fetchConcept } from '../../concepts/api.ts';
import { Outcomes } from '../../concepts/components/outcomes.tsx';
import { TeachingPages } from '../../concepts/components/teaching-pages.tsx';
import { documentsPath } from '../../concepts/model.ts';
import { stateOf } from '../../progress/model.ts';
import { useProgress } from '../../progress/state.ts';
import { Sources } from '../../reading/components/sources.tsx';
import { KIND_WORDS, LEVEL_WORDS, NODE_FAILURE } from '../copy.ts';
import { type GraphNode, hoursText, stateWords } from '../model.ts';
import { StateChoice } from './state-choice.tsx';
import { StateIcon } from './state-icon.tsx';
import classes from './node-panel.module.css';

type Props = {
  nodes: readonly GraphNode[];
  /** The node that is open; null where none is. */
  id: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** A node was put into a state. */
  onMark: () => void;
};

/** What a node is, why it stands there, what it needs and opens, and its state to be changed: a drawer over the map. */
export function NodePanel({ nodes, id, onOpen, onClose, onMark }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const node = nodes.find((one) => one.id === id);
  const open = node !== undefined;
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      className={classes.panel}
      ref={dialog}
      aria-labelledby="node-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      {node && (
        <Inside
          key={node.id}
          node={node}
          nodes={nodes}
          onOpen={onOpen}
          onMark={onMark}
          close={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

type InsideProps = Pick<Props, 'nodes' | 'onOpen' | 'onMark'> & { node: GraphNode; close: () => void };

function Inside({ node, nodes, onOpen, onMark, close }: InsideProps) {
  const address = pathOf('concept', { id: node.id });
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<ShownConcept | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchConcept(node.id, controller.signal).then(setShown, () => {
      if (!controller.signal.aborted) setShown('failed');
    });
    return () => controller.abort();
  }, [node.id]);
  useEffect(() => heading.current?.focus(), []);
  const practice = shown === null || shown === 'failed' ? undefined : shown.tags[0];
  const at = nodes.indexOf(node);
  const [before, after] = [nodes[at - 1], nodes[at + 1]];
  const opens = nodes.filter(({ needs }) => needs.includes(node.id));
  const needed = nodes.filter(({ id }) => node.needs.includes(id));
  const kind = KIND_WORDS[node.kind];
  return (
    <div className={`${stack(5)} ${classes.inside}`}>
      <div className={row(3, { justify: 'between', align: 'start' })}>
        <div className={stack(2)}>
          <h2 className={text('part')} id="node-title" ref={heading} tabIndex={-1}>
            {node.title}
          </h2>
          <p className={`${cluster([1, 3])} ${text('quiet', 'small')}`}>
            <span>{hoursText(node.hours)}</span>
            <span>{LEVEL_WORDS[node.level]}</span>
            {kind !== null && <span className={tag}>{kind}</span>}
          </p>
        </div>
        <button type="button" className={iconButton} aria-label="Close" onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <p className={classes.why}>{node.why}.</p>
      <StateChoice item={conceptItem(node.id)} label="Where are you with it?" onMark={onMark} />
      {shown === null ? (
        <p className={text('quiet', 'small')} role="status">
          Loading…
        </p>
      ) : shown === 'failed' ? (
        <p className={text('quiet', 'small')} role="status">
          {NODE_FAILURE}
        </p>
      ) : (
        <>
          <p className={classes.summary}>{shown.summary}</p>
          {shown.outcomes.length > 0 && <Outcomes concept={node.id} outcomes={shown.outcomes} />}
          <TeachingPages id="node-pages" as="h3" pages={shown.pages} />
        </>
      )}
      <Neighbours title="Needs" nodes={needed} onOpen={onOpen} />
      <Neighbours title="Opens" nodes={opens} onOpen={onOpen} />
      <div className={cluster(3)}>
        <ButtonLink to={address}>Open the page</ButtonLink>
        {practice !== undefined && (
          <ButtonLink to={`${pathOf('practice')}?${new URLSearchParams({ tag: practice })}`} tone="plain">
            Practice problems
          </ButtonLink>
        )}
        <ButtonLink to={documentsPath(node.title)} tone="plain">
          Search documents
        </ButtonLink>
      </div>
      {shown !== null && shown !== 'failed' && <Sources sources={shown.sources} as="h3" />}
      <div className={`${row(3, { justify: 'between' })} ${classes.ways}`}>
        {before ? (
          <PlainButton tone="quiet" size="small" onClick={() => onOpen(before.id)} aria-label={`Back: ${before.title}`}>
            <ArrowLeft size={16} aria-hidden="true" />
            Back
          </PlainButton>
        ) : (
          <span />
        )}
        {after && (
          <PlainButton tone="quiet" size="small" onClick={() => onOpen(after.id)} aria-label={`Next: ${after.title}`}>
            Next
            <ArrowRight size={16} aria-hidden="true" />
          </PlainButton>
        )}
      </div>
    </div>
  );
}

function Neighbours({
  title,
  nodes,
  onOpen,
}: {
  title: string;
  nodes: readonly GraphNode[];
  onOpen: (id: string) => void;
}) {
  const kept = useProgress();
  if (nodes.length === 0) return null;
  return (
    <div className={stack(2)}>
      <h3 className={text('section')}>{title}</h3>
      <ul className={classes.neighbours}>
        {nodes.map(({ id, title: name }) => {
          const state = stateOf(kept, conceptItem(id));
          return (
            <li key={id} className={row(2)}>
              <StateIcon state={state} size={16} />
              <Link
                to={pathOf('concept', { id })}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(id);
                }}
              >
                {name}
              </Link>
              <span className={text('quiet', 'fine')}>{stateWords[state]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
