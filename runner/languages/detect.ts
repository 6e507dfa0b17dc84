import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { notInstalled } from '../catalogue/program.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { BOX_ENV, COMPILE_LIMITS } from './box.ts';
import { cpp } from './cpp.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import type { Language, Probe, Tools } from './language.ts';
import { python } from './python.ts';

export type Detected = { ready: true; tools: Tools } | { ready: false; reason: string };
export type Languages = Record<PracticeLanguage, Detected>;

const all: Record<PracticeLanguage, Language> = { javascript, python, java, cpp };

const probeIn =
  (lane: Lane): Probe =>
  async (argv) => {
    const { end, stdout, stderr } = await lane.run({
      argv,
      env: BOX_ENV,
      stdin: Buffer.alloc(0),
      box: 'fresh',
      files: [],
      keep: false,
      limits: COMPILE_LIMITS,
    });
    return { ok: end.by === 'exit' && end.code === 0, text: `${stdout.toString()}\n${stderr.toString()}` };
  };

async function detect(language: Language, probe: Probe): Promise<Detected> {
  try {
    const tools = await language.find(probe);
    if (tools) return { ready: true, tools };
    return { ready: false, reason: notInstalled({ name: language.name, language: language.id }) };
  } catch (error) {
    return { ready: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Looks for a language's tools and runs them once in the box. Without a lane it is not ready, for the given reason. */
export const detectLanguage = async (id: PracticeLanguage, lane: Lane | { missing: string }): Promise<Detected> =>
  'missing' in lane ? { ready: false, reason: lane.missing } : detect(all[id], probeIn(lane));

/** All languages, one after another. */
export async function detectLanguages(lane: Lane): Promise<Languages> {
  const found: Partial<Languages> = {};
  for (const id of practiceLanguages) found[id] = await detectLanguage(id, lane);
  return found as Languages;
}
