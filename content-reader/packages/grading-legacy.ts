import type { GradedGroup, Grading, JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import type { Names } from './export-names.ts';
import { SAMPLE } from './groups-2025.ts';
import { PackageError } from './imported-problem.ts';

/** Keys of a testdata.yaml. */
type Settings = Record<string, unknown>;

const cannot = (what: string) => new PackageError(`${what}, which the legacy format cannot say`);

/** How one group is graded; `ownScore`: the validator itself gives the points. */
function settingsOf({ name, score, aggregation }: TestGroup, ownScore: boolean): Settings {
  if (aggregation === 'pass-fail') {
    if (ownScore) throw cannot(`group ${name} is all or nothing beside groups that the validator scores`);
    return { on_reject: 'break', grader_flags: 'min', accept_score: score, range: `0 ${score}` };
  }
  const lenient = {
    on_reject: 'continue',
    grader_flags: `always_accept ${aggregation === 'min' ? 'min' : ownScore ? 'sum' : 'avg'}`,
  };
  if (!ownScore) {
    if (score === null) throw cannot(`group ${name} has no largest score, and no validator gives one`);
    return { ...lenient, accept_score: score, range: `0 ${score}` };
  }
  if (aggregation === 'sum' && score !== null)
    throw cannot(`group ${name} shares its points among tests that the validator scores`);
  return { ...lenient, ...(score === null ? {} : { range: `0 ${score}` }) };
}

const acceptFlag: Record<GradedGroup['accepts'], string> = {
  all: '',
  any: 'accept_if_any_accepted',
  always: 'always_accept',
};

/** The settings of folders that grade what is in them, each with all of its own. Throws PackageError where the tests had to be renamed. */
function foldersGrading({ most, groups }: Grading, { renamed }: Names): Map<string, Settings> {
  if (renamed) throw cannot('the names of the tests are none of the format, and their folders grade them');
  return new Map(
    groups.map((group) => [
      group.name.replace(/^data/, ''),
      {
        on_reject: group.on_reject,
        grader_flags: [acceptFlag[group.accepts], group.score, group.ignore_sample ? 'ignore_sample' : '']
          .filter(Boolean)
          .join(' '),
        accept_score: group.accept_score,
        reject_score: group.reject_score,
        ...(group.parent === undefined && most !== null ? { range: `0 ${most}` } : {}),
      },
    ]),
  );
}

/** Whether the groups wait for no other, or each for all before it. */
function orderOf(groups: TestGroup[]): 'free' | 'in order' {
  const requires = groups.map((group) => group.requires.filter((name) => name !== SAMPLE));
  if (requires.every(({ length }) => length === 0)) return 'free';
  const inOrder = requires.every(
    (own, at) => groups.slice(0, at).every(({ name }) => own.includes(name)) && own.length === at,
  );
  if (!inOrder || groups.some(({ aggregation }) => aggregation !== 'pass-fail'))
    throw cannot('groups require some of the groups before them');
  return 'in order';
}

/**
 * The testdata.yaml of each folder of a scoring problem, by the folder below `data` with a leading `/`; empty of a
 * pass-fail problem. Throws PackageError.
 */
export function legacyGrading(judging: JudgePackage, names: Names): Map<string, Settings> {
  const found = new Map<string, Settings>();
  if (judging.grading) return foldersGrading(judging.grading, names);
  if (!judging.groups) return found;
  if (judging.groups_give) throw cannot('the smallest score of groups counts');
  const groups = judging.groups.filter(({ name }) => name !== SAMPLE);
  const waiting = groups.filter(({ requires }) => requires.includes(SAMPLE)).length;
  if (waiting > 0 && waiting < groups.length) throw cannot('some groups require the samples and others do not');
  found.set('', waiting > 0 ? { on_reject: 'break' } : { on_reject: 'continue', grader_flags: 'ignore_sample' });
  if (judging.tests.some(({ sample }) => sample)) found.set('/sample', { accept_score: 0 });
  const ownScore = judging.validator !== undefined && groups.some(({ aggregation }) => aggregation !== 'pass-fail');
  const [only] = groups;
  if (only?.name === 'secret' && groups.length === 1) {
    const folders = [
      ...new Set(
        names.tests.filter((path) => path.split('/').length > 2).map((path) => path.split('/').slice(0, 2).join('/')),
      ),
    ];
    if (folders.length === 0) return found.set('/secret', settingsOf(only, ownScore));
    if (only.aggregation !== 'pass-fail') throw cannot('the tests of one group stand in several folders');
    found.set('/secret', { on_reject: 'break' });
    folders.forEach((folder, at) =>
      found.set(`/${folder}`, settingsOf({ ...only, score: at === 0 ? only.score : 0 }, false)),
    );
    return found;
  }
  found.set('/secret', { on_reject: orderOf(groups) === 'free' ? 'continue' : 'break', grader_flags: 'always_accept' });
  for (const group of groups)
    found.set(`/secret/${names.groups.get(group.name) ?? group.name}`, settingsOf(group, ownScore));
  return found;
}
