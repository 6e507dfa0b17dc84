import type { IdeSource } from '../model.ts';

/** What is opened in the Online IDE: a project by its name, with its files. */
export type IdeProject = { name: string; files: { name: string; content: string }[] };

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const projectOf = (what: string, path: string, files: IdeProject['files']): IdeProject => ({
  name: `${what}: ${path}`,
  files,
});
const readme = (lines: readonly string[]): { name: string; content: string } => ({
  name: 'README.md',
  content: `${lines.join('\n\n')}\n`,
});
/** The words of a text of ours. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

type Exercise = Extract<IdeSource['what'], { kind: 'exercise' }>;
type Program = Extract<IdeSource['what'], { kind: 'program' }>;

function exerciseProject({ id, ending, tests, html }: Exercise, code: string, path: string): IdeProject {
  const [framework = '', , name = ''] = id.split('/');
  return projectOf(`${capital(framework)} exercise`, name, [
    { name: `App.${ending}`, content: code },
    { name: 'tests.js', content: tests },
    readme([
      `# ${capital(name.replaceAll('-', ' '))}`,
      wordsOf(html),
      `The program and its tests run in the lesson: ${path}. Paste your code there to test it and submit it for proof.`,
    ]),
  ]);
}

/** One with a page runs in the lesson, one without also in the IDE. */
function programProject({ framework, slug, number, ending }: Program, code: string, path: string): IdeProject {
  const runs = ending === 'js';
  return projectOf(`${runs ? 'JavaScript' : capital(framework)} program ${number}`, slug, [
    { name: runs ? 'main.js' : `App.${ending}`, content: code },
    readme([
      `# Program ${number} of ${slug.replaceAll('-', ' ')}`,
      runs
        ? `From the lesson at ${path}.`
        : `It needs ${capital(framework)} and a page, and runs in its lesson: ${path}.`,
    ]),
  ]);
}

/** The project of an exercise or a program of a lesson, as far as somebody has come with it. */
export const ideProject = ({ what, code, path }: IdeSource): IdeProject =>
  what.kind === 'exercise' ? exerciseProject(what, code, path) : programProject(what, code, path);
