import type { CertificateEvidence, CertificateLevel } from '@devorbit/contract/learning/certificates.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from '../../../platform/credentials/contexts.ts';
import { seconds } from '../../../platform/credentials/status-list.ts';
import { achievementDescription, certificateName, criteriaOf, evidenceNames, evidenceNarrative } from './wording.ts';

export type Claimed = {
  id: string;
  framework: { id: string; name: string };
  category: { id: string; name: string };
  level: CertificateLevel;
  holder: string;
  evidence: readonly CertificateEvidence[];
  earnedAt: Date;
};

type Where = { issuer: string; site: string; list: number; index: number };

/** The page of what it is given for: it names the achievement in every credential, so its address never changes. */
const achievementPath = ({ framework, category, level }: Pick<Claimed, 'framework' | 'category' | 'level'>): string =>
  pathOf('achievement', { frameworkId: framework.id, categoryId: category.id, level });

/** The page of what a piece of evidence is about, which never changes either; null where it is several. No two have the same: it names the piece. */
function evidencePath({ framework, category }: Claimed, { kind }: CertificateEvidence): string | null {
  const inPortal = (more: object = {}): string =>
    `${roadmapPath('role', 'frontend')}?${new URLSearchParams({ framework: framework.id, category: category.id, ...more })}`;
  switch (kind) {
    case 'modules':
      return inPortal();
    case 'exercises':
      return inPortal({ tab: 'modules' });
    case 'quiz':
      return pathOf('category-quiz', { frameworkId: framework.id, categoryId: category.id });
    default:
      return null;
  }
}

export const statusListAddress = (site: string, list: number): string => `${site}/api/credentials/status/${list}/`;

/** The Open Badges 3.0 credential of a certificate, not signed yet. The holder is a name: no address and no id of theirs. */
export function credentialOf(claimed: Claimed, { issuer, site, list, index }: Where) {
  const { id, framework, category, level, holder, evidence, earnedAt } = claimed;
  const achievement = site + achievementPath(claimed);
  const quiz = evidence.find((piece) => piece.kind === 'quiz');
  const status = statusListAddress(site, list);
  const at = seconds(earnedAt);
  return {
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: site + pathOf('verify', { certificateId: id }),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certificateName(framework.name, category.name),
    issuer: { id: issuer, type: ['Profile'], name: 'DevOrbit', url: site },
    validFrom: at,
    awardedDate: at,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: holder, identityType: 'name' }],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: level === 'verified' ? 'Certificate' : 'CertificateOfCompletion',
        name: certificateName(framework.name, category.name),
        description: achievementDescription(claimed),
        criteria: { id: achievement, narrative: criteriaOf(claimed).join(' ') },
        ...(quiz && {
          resultDescription: [
            { id: `${achievement}#quiz`, type: ['ResultDescription'], name: 'Category quiz', resultType: 'Percent' },
          ],
        }),
      },
      ...(quiz && {
        result: [{ type: ['Result'], resultDescription: `${achievement}#quiz`, value: String(quiz.percent) }],
      }),
    },
    evidence: evidence.map((piece) => {
      const page = evidencePath(claimed, piece);
      return {
        ...(page !== null && { id: site + page }),
        type: ['Evidence'],
        name: evidenceNames[piece.kind],
        narrative: evidenceNarrative(piece),
      };
    }),
    credentialStatus: {
      id: `${status}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: status,
    },
  };
}
