import { conceptItem, roadmapItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, row, text } from '../../../../../ui/layout.ts';
import { Meter } from '../../../../../ui/meter.tsx';
import { ViewSwitch } from '../../../../../ui/view-switch.tsx';
import { stateOf } from '../../progress/model.ts';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import { ConceptLinks } from '../../reading/components/concept-links.tsx';
import { ItemTop } from '../../reading/components/item-top.tsx';
import type { RoadmapPage } from '../../reading/model.ts';
import { ALL_DONE, ARROWS, CLAIM, KNOWN, NO_SCRIPT, VIEW_NAMES } from '../copy.ts';
import { nextNode, standingOf } from '../model.ts';
import { GraphMap } from './graph-map.tsx';
import classes from './roadmap-screen.module.css';

const loadPanel = () => import('./node-panel.tsx');
const NodePanel = lazy(async () => ({ default: (await loadPanel()).NodePanel }));

type Props = {
  roadmap: Extract<RoadmapPage, { holds: null }>;
  /** What `view` says in the address of the map; null where a roadmap has its page to itself. */
  mapView?: string | null;
};

/** A whole roadmap: how far one is, what is next, and the map. */
export function RoadmapScreen({ roadmap, mapView = null }: Props) {
  const { type, id, audience, known, sections } = roadmap;
  const [params, change] = usePageQuery();
  const [opened, setOpened] = useState<string | null>(null);
  const kept = useProgress();
  useExchange();
  useEffect(() => {
    // On its way before anybody presses.
    loadPanel().catch(globalThis.reportError);
  }, []);
  const nodes = sections.flatMap((section) => section.nodes);
  const standing = standingOf(nodes, kept);
  const next = nextNode(nodes, kept);
  const begun = nodes.some((node) => stateOf(kept, conceptItem(node.id)) !== 'none');
  const item = roadmapItem(type, id);
  const started = stateOf(kept, item) !== 'none';
  // Who marks a node has started the roadmap on which they did.
  const start = () => {
    if (!started) mark(item, 'learning');
  };
  const close = () => {
    if (opened !== null) document.querySelector<HTMLElement>(`[data-node="${CSS.escape(opened)}"]`)?.focus();
    setOpened(null);
  };
  const view = params.get('view') === 'list' ? 'list' : 'map';
  const open = (node: string) => setOpened(node);
  return (
    <>
      <ItemTop item={roadmap}>
        <p className={classes.audience}>{audience}</p>
        <div className={`${row(3)} ${classes.standing}`}>
          <span className={text('small', 'tabular')} role="status">
            {standing.done} of {standing.total} done
          </span>
          <Meter part={standing.percent / 100} />
          <span className={text('small', 'tabular')}>{standing.percent}%</span>
        </div>
        <div className={cluster([2, 4])}>
          {next === null ? (
            <>
              <strong className={text('good')}>{ALL_DONE}</strong>
              <ButtonLink to={pathOf('certificates')}>{CLAIM}</ButtonLink>
            </>
          ) : (
            <PlainButton
              onClick={() => {
                start();
                open(next.id);
              }}
            >
              {started || begun ? 'Continue' : 'Start'}
              <span className={classes.next}>{next.title}</span>
              <ArrowRight size={17} aria-hidden="true" />
            </PlainButton>
          )}
          <span className={text('quiet', 'small')}>
            {standing.hoursLeft > 0 && `About ${Math.ceil(standing.hoursLeft)} hours to go`}
            {standing.skipped > 0 && ` · ${standing.skipped} skipped`}
          </span>
        </div>
      </ItemTop>
      <noscript>
        <p className={text('quiet', 'small')}>{NO_SCRIPT}</p>
      </noscript>
      <ConceptLinks id="known" title={KNOWN} concepts={known} />
      <div className={`${cluster([2, 4], { justify: 'between' })} ${classes.views}`}>
        <p className={`${text('quiet', 'small')} ${classes.arrows}`}>{ARROWS}</p>
        <div className={classes.switch}>
          <ViewSwitch
            views={['map', 'list']}
            names={VIEW_NAMES}
            view={view}
            onChange={(one) => change({ view: one === 'map' ? mapView : one })}
          />
        </div>
      </div>
      <GraphMap sections={sections} view={view} onOpen={open} />
      <Suspense>
        <NodePanel nodes={nodes} id={opened} onOpen={open} onClose={close} onMark={start} />
      </Suspense>
    </>
  );
}
