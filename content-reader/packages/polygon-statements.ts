import { z } from 'zod';
import { all, type Element, one } from './foreign-xml.ts';
import { type PackageFiles, PackageError, type Statement } from './imported-problem.ts';
import { below, textOf } from './package-text.ts';

/** Codes of the human languages that Polygon names in English. */
const codes: Record<string, string> = {
  arabic: 'ar',
  armenian: 'hy',
  azerbaijani: 'az',
  belarusian: 'be',
  bulgarian: 'bg',
  chinese: 'zh',
  croatian: 'hr',
  czech: 'cs',
  english: 'en',
  estonian: 'et',
  finnish: 'fi',
  french: 'fr',
  georgian: 'ka',
  german: 'de',
  greek: 'el',
  hebrew: 'he',
  hindi: 'hi',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  kazakh: 'kk',
  korean: 'ko',
  latvian: 'lv',
  lithuanian: 'lt',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  slovak: 'sk',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  ukrainian: 'uk',
  uzbek: 'uz',
  vietnamese: 'vi',
};
const codeOf = (language: string): string =>
  Object.hasOwn(codes, language) ? (codes[language] ?? language) : language;

const Properties = z.object({
  name: z.string().nullish(),
  legend: z.string().nullish(),
  input: z.string().nullish(),
  output: z.string().nullish(),
  interaction: z.string().nullish(),
  scoring: z.string().nullish(),
  notes: z.string().nullish(),
});
type Properties = z.infer<typeof Properties>;

/** The sections of a statement in their order; the legend has no heading. */
const headings = {
  input: 'Input',
  output: 'Output',
  interaction: 'Interaction',
  scoring: 'Scoring',
  notes: 'Note',
} as const;
const sections = ['name', 'legend', 'input', 'output', 'interaction', 'scoring', 'notes'] as const;

function fromJson(files: PackageFiles, path: string): Properties {
  try {
    return Properties.parse(JSON.parse(textOf(files, path)));
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`${path} does not hold the properties of a statement`, { cause: error });
  }
}

const fromSections = (files: PackageFiles, folder: string): Properties =>
  Object.fromEntries(
    sections.flatMap((name) => {
      const path = `${folder}/${name}.tex`;
      return files.has(path) ? [[name, textOf(files, path)]] : [];
    }),
  );

const inLatex = (properties: Properties): string =>
  [
    properties.legend?.trim(),
    ...Object.entries(headings).map(([key, heading]) => {
      const text = properties[key as keyof typeof headings]?.trim();
      return text ? `\\section*{${heading}}\n${text}` : undefined;
    }),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Reads the statements in every language, in LaTeX: of problem-properties.json, of statement-sections, or as a whole. */
export function readPolygonStatements(
  files: PackageFiles,
  problem: Element,
  note: (sentence: string) => void,
): Statement[] {
  const titles = new Map(
    all(one(problem, 'names'), 'name').map(({ attributes }) => [
      attributes['language'] ?? '',
      attributes['value'] ?? '',
    ]),
  );
  const listed = all(one(problem, 'statements'), 'statement');
  const languages = new Set([...titles.keys(), ...listed.map(({ attributes }) => attributes['language'] ?? '')]);
  const statements = [...languages].flatMap((language): Statement[] => {
    const json = `statements/${language}/problem-properties.json`;
    const parts = files.has(json) ? fromJson(files, json) : fromSections(files, `statement-sections/${language}`);
    const whole = listed.find(
      ({ attributes }) => attributes['language'] === language && attributes['type'] === 'application/x-tex',
    )?.attributes['path'];
    const text = inLatex(parts) || (whole !== undefined && files.has(whole) ? textOf(files, whole).trim() : '');
    if (text === '') {
      note(`The statement in ${language} is left out: it has no text in LaTeX`);
      return [];
    }
    const title = titles.get(language)?.trim() || parts.name?.trim() || problem.attributes['short-name'] || 'Problem';
    return [{ language: codeOf(language), title, text, format: 'latex' }];
  });
  const pictures = [...below(files, 'statements').keys(), ...below(files, 'statement-sections').keys()].filter((path) =>
    /^[^.][^/]*\/[^/]+\.(png|jpe?g|gif|svg|eps|pdf)$/i.test(path),
  );
  if (pictures.length > 0) note(`Pictures of the statements are left out: ${pictures.slice(0, 5).join(', ')}`);
  return statements;
}
