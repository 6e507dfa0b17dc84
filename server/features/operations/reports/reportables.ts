import type { ReportSubject } from '@devorbit/contract/kinds.ts';
import type { Reportable } from '../../../feature.ts';

/** What may be reported, by its kind. */
export type Reportables = ReadonlyMap<ReportSubject, Reportable>;

/** Throws where no feature declares the kind. */
export function reportableOf(reportables: Reportables, kind: ReportSubject): Reportable {
  const found = reportables.get(kind);
  if (!found) throw new Error(`No feature declares that a ${kind} may be reported`);
  return found;
}
