import type { CertificateEvidence, CertificateLevel } from '@devorbit/contract/learning/certificates.ts';
import { QUIZ_PASS_PERCENT, ROADMAP_CATEGORY } from '@devorbit/contract/learning/certificates.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `7 May 2026`, in UTC. */
export const dayText = (at: string): string => day.format(new Date(at));

/** The specification's: framework name, category name and 'Certificate'. */
export const certificateName = (framework: string, category: string): string => `${framework} ${category} Certificate`;

export const levelNames: Record<CertificateLevel, string> = { completed: 'Completed', verified: 'Verified' };

export const evidenceNames: Record<CertificateEvidence['kind'], string> = {
  exercises: 'Exercises',
  quiz: 'Category quiz',
  project: 'Project',
  modules: 'Modules',
  topics: 'Topics',
  problems: 'Problems',
};

type Named = { id: string; name: string };
/** What a certificate is about, as the wording needs it. */
export type About = { framework: Named; category: Named; level: CertificateLevel };

const isRoadmap = ({ category }: Pick<About, 'category'>): boolean => category.id === ROADMAP_CATEGORY;

const of = (done: number, all: number, one: string): string => `${done} of ${all} ${one}${all === 1 ? '' : 's'}`;

/** A piece of evidence in one line, as it stands on the certificate. */
export function evidenceText(evidence: CertificateEvidence): string {
  switch (evidence.kind) {
    case 'modules':
      return `${of(evidence.done, evidence.of, 'module')} marked as complete by the learner`;
    case 'topics':
      return `${of(evidence.done, evidence.of, 'core topic')} marked as done by the learner`;
    case 'problems':
      return `${evidence.solved} problem${evidence.solved === 1 ? '' : 's'} on these topics solved on our judge`;
    case 'exercises':
      return `${of(evidence.passed, evidence.of, 'exercise')} passed on our judge (${evidence.judge})`;
    case 'quiz':
      return `Quiz passed with ${evidence.percent}%`;
    case 'project':
      return `Project “${evidence.title}” accepted`;
  }
}

/** The same with its dates and digests, as it stands in the credential. */
export function evidenceNarrative(evidence: CertificateEvidence): string {
  const line = evidenceText(evidence);
  switch (evidence.kind) {
    case 'modules':
    case 'topics':
      return `${line}.`;
    case 'problems':
      return `${line}, the latest on ${dayText(evidence.last_at)}.`;
    case 'exercises':
      return `${line}, between ${dayText(evidence.first_at)} and ${dayText(evidence.last_at)}.`;
    case 'quiz':
      return `${line} on ${dayText(evidence.at)}, judged on the server.`;
    case 'project':
      return `${line} on ${dayText(evidence.at)}. SHA-256 of the code: ${evidence.digest}`;
  }
}

/** What an achievement is given for, a sentence for each condition. */
export function criteriaOf(about: About): string[] {
  const { framework, category, level } = about;
  if (isRoadmap(about))
    return [
      `Every core topic of the ${framework.name} roadmap is marked as done.`,
      'The learner marks topics as done; marking is not judged.',
      'Problems on these topics that our judge accepted are counted on the certificate. None is required.',
    ];
  return level === 'completed'
    ? [
        `Every module of ${category.name} is marked as complete.`,
        'The learner marks modules as complete; nothing was judged.',
      ]
    : [
        `Every module of ${category.name} is marked as complete.`,
        'Every exercise that can be proven passed its tests again on our servers.',
        `The category’s quiz was passed with at least ${QUIZ_PASS_PERCENT}%, judged on our servers.`,
      ];
}

export function achievementDescription(about: About): string {
  const { framework, category, level } = about;
  if (isRoadmap(about)) return `Completed every core topic of the ${framework.name} roadmap.`;
  return level === 'completed'
    ? `Completed every module of ${category.name} on the ${framework.name} path.`
    : `Proved their work in ${category.name} on the ${framework.name} path: exercises and quiz judged by DevOrbit.`;
}

/** The lines of the printed certificate that depend on what it is about. */
export function sheetWords(about: About): { seal: string; did: string; title: string } {
  const { framework, category, level } = about;
  if (isRoadmap(about))
    return {
      seal: 'Topics marked by the learner',
      did: 'who completed every core topic of the',
      title: `${framework.name} ${category.name}`,
    };
  return {
    seal: level === 'verified' ? 'Judged exercises and quiz' : 'Modules marked by the learner',
    did: level === 'verified' ? 'who proved their work in' : 'who completed every module of',
    title: `${framework.name}: ${category.name}`,
  };
}
