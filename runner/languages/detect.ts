import type { RunnerHealth } from '@devorbit/contract/judging.ts';
import { type PracticeLanguage, practiceLanguages } from '@devorbit/contract/languages.ts';
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
    return {
      ready: false,
      reason: `${language.name} is not installed on this machine (Debian package ${language.package})`,
    };
  } catch (error) {
    return { ready: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Looks for every language's tools and runs each once in the box. `lane` must be free; without one nothing is ready, for the given reason. */
export async function detectLanguages(lane: Lane | { missing: string }): Promise<Languages> {
  const found: Partial<Languages> = {};
  for (const id of practiceLanguages)
    found[id] = 'missing' in lane ? { ready: false, reason: lane.missing } : await detect(all[id], probeIn(lane));
  return found as Languages;
}

/** As GET /healthz tells it. */
export const presentLanguages = (languages: Languages): RunnerHealth['languages'] =>
  practiceLanguages.map((id) => {
    const found = languages[id];
    return found.ready ? { id, ready: true, version: found.tools.version } : { id, ready: false, reason: found.reason };
  });
