import type { SearchKind } from '@devorbit/contract/kinds.ts';
import { CircleQuestionMark, FileText, GraduationCap, Puzzle, Route, UserRound } from 'lucide-react';

const shapes: Partial<Record<SearchKind, typeof FileText>> = {
  page: FileText,
  help: CircleQuestionMark,
  problem: Puzzle,
  collection: Route,
  person: UserRound,
  university: GraduationCap,
};

export function KindIcon({ kind, size = 18 }: { kind: SearchKind; size?: number }) {
  const Shape = shapes[kind] ?? FileText;
  return <Shape size={size} aria-hidden="true" />;
}
