import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import type { ImportedProblem } from './imported-problem.ts';
import { encode } from './package-text.ts';
import { extensionFor, tellsLanguage } from './program-language.ts';
import { type Role, testlibScripts } from './testlib-scripts.ts';

type Protocol = 'icpc' | 'testlib';

/** A file's name, with an extension that tells the language. */
const toldName = (name: string, language: string): string => {
  const extension = tellsLanguage(name, language) ? undefined : extensionFor(language);
  return extension === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${extension}`;
};

/** Files of a program, as they stand in its folder. */
export function filesOf({ language, files }: JudgeProgram): { name: string; text: string }[] {
  return files.map(({ name, text }, at) => ({ name: at === 0 ? toldName(name, language) : name, text }));
}

function writeScripts(out: Map<string, Uint8Array>, folder: string, program: JudgeProgram, role: Role): void {
  const { build, run } = testlibScripts(program, role);
  for (const { name, text } of program.files) out.set(`${folder}/${name}`, encode(text));
  out.set(`${folder}/build`, encode(build));
  out.set(`${folder}/run`, encode(run));
}

/** Writes the validators of inputs, each under a name of its own; answers those names. */
export function writeInputValidators(
  out: Map<string, Uint8Array>,
  validators: ImportedProblem['inputValidators'],
): string[] {
  return validators.map(({ protocol, program }, at) => {
    const [main] = filesOf(program);
    const taken = [...out.keys()].some((path) => path === `input_validators/${main?.name}`);
    const name = `validator${at + 1}`;
    if (protocol === 'testlib') writeScripts(out, `input_validators/${name}`, program, 'input');
    else if (program.files.length > 1 || !main || taken)
      for (const file of filesOf(program)) out.set(`input_validators/${name}/${file.name}`, encode(file.text));
    else {
      out.set(`input_validators/${main.name}`, encode(main.text));
      return main.name;
    }
    return name;
  });
}

/** Writes the validator of outputs into its folder. */
export function writeOutputValidator(
  out: Map<string, Uint8Array>,
  folder: string,
  { protocol, program }: { protocol: Protocol; program: JudgeProgram },
  interactive: boolean,
): void {
  if (protocol === 'testlib') writeScripts(out, folder, program, interactive ? 'interactor' : 'checker');
  else for (const { name, text } of filesOf(program)) out.set(`${folder}/${name}`, encode(text));
}
