import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ValueType } from '@devorbit/contract/execution/languages.ts';
import {
  FamilyFile,
  type FamilyLogic,
  type FamilyText,
  type Input,
  type Scene,
  ScenesFile,
} from '@devorbit/contract/practice/families.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { readContent } from '../read-content.ts';
import { checkTexts, outcomes, type PlacedText } from './check-texts.ts';
import { checkTitle } from './check-title.ts';
import { type FamilyTexts, readFamilyFiles } from './family-files.ts';

/** A family as its folder tells it. */
export type AuthoredFamily = FamilyFile & {
  name: string;
  variant: FamilyText;
  /** The scenes that it may be told in. */
  settings: Scene[];
  /** For each variant. */
  texts: Record<string, FamilyTexts>;
  logic: FamilyLogic<Input>;
};

/**
 * Every folder of `families/` in `root` (`content/generation`), sorted by name. Imports their `logic.ts`, which is code
 * that runs here. Throws naming the family, the file and the field that is wrong.
 */
export function readFamilies(root: string): AuthoredFamily[] {
  const folders = readdirSync(join(root, 'families'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  return names.map((name) => readFamily(root, name));
}

function readFamily(root: string, name: string): AuthoredFamily {
  const folder = join(root, 'families', name);
  try {
    if (!existsSync(join(folder, 'family.yaml'))) throw new Error('family.yaml is missing');
    const file = readContent(FamilyFile, join(folder, 'family.yaml'));
    const settings = readScenes(root, folder, file.scenes);
    const { titles, constraints, hints, returns, explain, variant = usualVariant(file.difficulties) } = file;
    const variants = foldersOf(variant);
    const files = readFamilyFiles(folder, variants);
    checkTexts(
      [
        ...files.placed,
        ...Object.entries({ returns, variant }).map(([field, text]) => inYaml(field, text)),
        ...titles.map((text, at) => inYaml(`titles[${at}]`, text)),
        ...constraints.map((text, at) => inYaml(`constraints[${at}]`, text)),
        ...hints.map((text, at) => inYaml(`hints[${at}]`, text)),
      ],
      [inYaml('explain', explain)],
      {
        scene: Object.keys(settings[0] ?? {}),
        values: file.values,
        example: file.example_values,
        words: file.words,
        cases: { difficulty: file.difficulties, variant: variants },
      },
    );
    for (const [at, text] of titles.entries())
      checkTitle(inYaml(`titles[${at}]`, text), { scene: Object.keys(settings[0] ?? {}), words: file.words });
    const type = outcomes(returns).find((one) => !ValueType.safeParse(one).success);
    if (type !== undefined) throw new Error(`family.yaml: returns: ${type} is no type of a value`);
    return { ...file, name, variant, settings, texts: files.variants, logic: readLogic(folder) };
  } catch (error) {
    throw new Error(`${name}/${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const inYaml = (field: string, text: FamilyText): PlacedText => ({ place: `family.yaml: ${field}`, text });

/** The folder of the difficulty, where nothing else is said. */
const usualVariant = (difficulties: Difficulty[]): FamilyText => ({
  by: 'difficulty',
  ...Object.fromEntries(difficulties.map((one) => [one, one.toLowerCase()])),
});

function foldersOf(variant: FamilyText): string[] {
  const names = [...new Set(outcomes(variant))];
  const odd = names.find((one) => !/^[a-z]+$/.test(one));
  if (odd !== undefined)
    throw new Error(`family.yaml: variant: “${odd}” is no name of a folder, in lower case letters`);
  return names;
}

function readScenes(root: string, folder: string, shared: string | undefined): Scene[] {
  const own = join(folder, 'scenes.yaml');
  if (existsSync(own) === (shared !== undefined))
    throw new Error('family.yaml: scenes: name a file of scenes/, or write a scenes.yaml beside it, one of both');
  const file = shared === undefined ? own : join(root, 'scenes', `${shared}.yaml`);
  if (!existsSync(file)) throw new Error(`family.yaml: scenes: there is no scenes/${shared}.yaml`);
  const scenes = readContent(ScenesFile, file);
  const parts = (scene: Scene): string => Object.keys(scene).sort().join(', ');
  const odd = scenes.findIndex((scene) => parts(scene) !== parts(scenes[0] ?? {}));
  if (odd >= 0) throw new Error(`${shared ?? 'scenes'}.yaml: scene ${odd + 1} has other parts than the first one`);
  return scenes;
}

const load = createRequire(import.meta.url);

function readLogic(folder: string): FamilyLogic<Input> {
  const file = join(folder, 'logic.ts');
  if (!existsSync(file)) throw new Error('logic.ts is missing');
  const { logic } = codeOf(file);
  if (typeof logic !== 'function') throw new Error('logic.ts: it exports no function “logic”');
  return logic as FamilyLogic<Input>;
}

function codeOf(file: string): { logic?: unknown } {
  try {
    return load(resolve(file)) as { logic?: unknown };
  } catch (error) {
    throw new Error(`logic.ts: ${String(error)}`, { cause: error });
  }
}
