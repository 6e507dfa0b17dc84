import type { Family } from '../drafts/sketch.ts';
import { bitPairs } from './bit-pairs.ts';
import { differentLetters } from './different-letters.ts';
import { digitGame } from './digit-game.ts';
import { divisibleStretches } from './divisible-stretches.ts';
import { fewestPieces } from './fewest-pieces.ts';
import { graphGroups } from './graph-groups.ts';
import { graphWays } from './graph-ways.ts';
import { gridAreas } from './grid-areas.ts';
import { gridSteps } from './grid-steps.ts';
import { gridTolls } from './grid-tolls.ts';
import { heapRounds } from './heap-rounds.ts';
import { leastCapacity } from './least-capacity.ts';
import { limitedStretch } from './limited-stretch.ts';
import { lookAhead } from './look-ahead.ts';
import { mirrorParts } from './mirror-parts.ts';
import { oddOrder } from './odd-order.ts';
import { pairCount } from './pair-count.ts';
import { parentTree } from './parent-tree.ts';
import { rangeQuestions } from './range-questions.ts';
import { robotWalk } from './robot-walk.ts';
import { spacedPicks } from './spaced-picks.ts';
import { spanChoice } from './span-choice.ts';
import { spanCrowd } from './span-crowd.ts';
import { steadyStretch } from './steady-stretch.ts';
import { vanishingGroups } from './vanishing-groups.ts';
import { windowSum } from './window-sum.ts';

/** Every kind of problem that we can make without anybody's help. */
export const allFamilies: readonly Family[] = [
  bitPairs,
  differentLetters,
  digitGame,
  divisibleStretches,
  fewestPieces,
  graphGroups,
  graphWays,
  gridAreas,
  gridSteps,
  gridTolls,
  heapRounds,
  leastCapacity,
  limitedStretch,
  lookAhead,
  mirrorParts,
  oddOrder,
  pairCount,
  parentTree,
  rangeQuestions,
  robotWalk,
  spacedPicks,
  spanChoice,
  spanCrowd,
  steadyStretch,
  vanishingGroups,
  windowSum,
];
