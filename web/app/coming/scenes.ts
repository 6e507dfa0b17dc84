import type { SceneName } from '@devorbit/contract/pages.ts';
import { CompassScene } from '../../ui/scenes/compass-scene.tsx';
import { CraftScene } from '../../ui/scenes/craft-scene.tsx';
import { DockingScene } from '../../ui/scenes/docking-scene.tsx';
import { HelmetScene } from '../../ui/scenes/helmet-scene.tsx';
import { LessonScene } from '../../ui/scenes/lesson-scene.tsx';
import { SealScene } from '../../ui/scenes/seal-scene.tsx';
import { VoicesScene } from '../../ui/scenes/voices-scene.tsx';

export const scenes: Record<SceneName, typeof CraftScene> = {
  compass: CompassScene,
  craft: CraftScene,
  docking: DockingScene,
  helmet: HelmetScene,
  lesson: LessonScene,
  seal: SealScene,
  voices: VoicesScene,
};
