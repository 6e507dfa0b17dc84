import type { SceneName } from '@devorbit/contract/pages.ts';
import { CraftScene } from '../../ui/scenes/craft-scene.tsx';
import { DockingScene } from '../../ui/scenes/docking-scene.tsx';
import { HelmetScene } from '../../ui/scenes/helmet-scene.tsx';
import { VoicesScene } from '../../ui/scenes/voices-scene.tsx';

export const scenes: Record<SceneName, typeof CraftScene> = {
  craft: CraftScene,
  docking: DockingScene,
  helmet: HelmetScene,
  voices: VoicesScene,
};
