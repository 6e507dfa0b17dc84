import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;
/** Scores of 0 to 100, and what lost points outside performance. */
export type Audit = { scores: Scores; findings: string[] };

/** Lighthouse's mobile audit of an address, in the browser that listens on `port`. */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = {} as Scores;
  const findings: string[] = [];
  for (const name of categories) {
    const category = lhr.categories[name];
    if (!category) throw new Error(`Lighthouse left ${name} out`);
    scores[name] = Math.round((category.score ?? 0) * 100);
    if (name === 'performance') continue;
    for (const { id, weight } of category.auditRefs) {
      const found = lhr.audits[id];
      if (weight > 0 && found?.score !== null && found?.score !== undefined && found.score < 1)
        findings.push(`${name}: ${found.title}`);
    }
  }
  return { scores, findings };
}
