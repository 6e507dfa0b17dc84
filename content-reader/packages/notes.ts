import type { PackageFiles } from './imported-problem.ts';
import { below } from './package-text.ts';

/** Collects sentences for the importer, each once. */
export function collectNotes(): { note: (sentence: string) => void; notes: string[] } {
  const notes: string[] = [];
  const told = new Set<string>();
  const note = (sentence: string): void => {
    if (told.has(sentence)) return;
    told.add(sentence);
    notes.push(sentence);
  };
  return { notes, note };
}

const left: Record<string, string> = {
  attachments: 'files for people',
  solution: 'the description of the solution',
  generators: 'programs that made the tests',
  input_visualizer: 'a program that draws inputs',
  output_visualizer: 'a program that draws outputs',
  'data/invalid_input': 'inputs that must be refused are not tried',
  'data/invalid_output': 'outputs that must be refused are not tried',
  'data/valid_output': 'outputs that must be accepted are not tried',
};
const known = new Set([
  'problem.yaml',
  '.devorbit.yaml',
  '.editorial.md',
  '.timelimit',
  'problem.pdf',
  'statement',
  'problem_statement',
  'data',
  'submissions',
  'include',
  'static_validator',
  'graders',
]);

/** Tells what of a package's folders is left out. `read` are the folders that are read beside the usual ones. */
export function noteLeftOut(files: PackageFiles, read: string[], note: (sentence: string) => void): void {
  for (const [folder, what] of Object.entries(left))
    if (!read.includes(folder) && below(files, folder).size > 0) note(`${folder}/ is left out: ${what}`);
  const tops = new Set([...files.keys()].map((path) => path.split('/', 1)[0] ?? ''));
  const strange = [...tops].filter((top) => !known.has(top) && !(top in left) && !read.includes(top));
  for (const top of strange.sort()) note(`${top} is no part of the format and is left out`);
}
