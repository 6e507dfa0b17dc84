import { AchievementKey, CertificateId } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import escapeHtml from 'escape-html';
import type { Head, Platform } from '../../../feature.ts';
import { article, titled } from '../../../platform/http/page-text.ts';
import { ANY_ORIGIN, type PageWords } from '../../../platform/http/page-words.ts';
import { showAchievement } from './commands/show-achievement.ts';
import { type CertificateRow, selectOptionalCertificate } from './store.ts';
import { certificateName, dayText, evidenceText, levelNames } from './wording.ts';

/** A certificate as everybody may read it. A person's name is not for search engines. */
function wordsOfCertificate(row: CertificateRow): PageWords {
  const path = pathOf('verify', { certificateId: row.id });
  const name = certificateName(row.framework_name, row.category_name);
  const revoked = row.revoked_at !== null;
  const description = revoked
    ? 'This certificate was revoked.'
    : `Awarded to ${row.holder} on ${dayText(row.earned_at)} by DevOrbit. ${levelNames[row.level]}. Check its signature here.`;
  const text = article(
    `<h1>${escapeHtml(name)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    revoked ? '' : `<ul>${row.evidence.map((piece) => `<li>${escapeHtml(evidenceText(piece))}</li>`).join('')}</ul>`,
    '<p>To check the signature in your browser, turn on JavaScript.</p>',
  );
  return {
    title: titled(revoked ? `${name} (revoked)` : `${name}: ${row.holder}`),
    description,
    path,
    type: 'website',
    data: [],
    text,
    noindex: true,
    ...(revoked
      ? {}
      : {
          picture: {
            address: `${ANY_ORIGIN}/api/certificates/${row.id}/files/png/`,
            alt: `The certificate: ${name}, awarded to ${row.holder}`,
          },
        }),
  };
}

const shown = async ({ database }: Platform, name: string | undefined): Promise<CertificateRow | null> => {
  const id = CertificateId.safeParse(name);
  return id.success ? selectOptionalCertificate(database, id.data) : null;
};

export const heads: Head[] = [
  {
    pages: ['verify'],
    async describe(platform, { certificateId }) {
      const row = await shown(platform, certificateId);
      return row ? { found: true, words: wordsOfCertificate(row) } : { found: false };
    },
  },
  {
    pages: ['achievement'],
    async describe(platform, params) {
      const key = AchievementKey.safeParse(params);
      if (!key.success) return { found: false };
      const { name, level, description, criteria } = await showAchievement(platform, key.data);
      const path = pathOf('achievement', key.data);
      const text = article(
        `<h1>${escapeHtml(`${name}: ${levelNames[level]}`)}</h1>`,
        `<p>${escapeHtml(description)}</p>`,
        `<ul>${criteria.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
      );
      return {
        found: true,
        words: {
          title: titled(`${name}: ${levelNames[level]}`),
          description,
          path,
          type: 'website',
          data: [],
          text,
          noindex: true,
        },
      };
    },
  },
];
