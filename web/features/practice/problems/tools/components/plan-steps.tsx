import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { collectionQuery } from '../../../collections/api.ts';
import { neighboursIn, problemInCollection } from '../../../collections/model.ts';
import { NEXT_PROBLEM, PREVIOUS_PROBLEM } from '../../copy.ts';
import { Step } from './step.tsx';

type Props = { id: number; slug: string; catalogue: string };

/** Previous and next of a study plan, which stays in the address. */
export function PlanSteps({ id, slug, catalogue }: Props) {
  const { data } = useQuery(collectionQuery(slug));
  const beside = data && neighboursIn(data, id);
  const addressOf = (other: number) => problemInCollection(other, slug);
  return (
    <>
      <Step name={PREVIOUS_PROBLEM} to={beside?.previous} catalogue={catalogue} addressOf={addressOf}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Step>
      <Step name={NEXT_PROBLEM} to={beside?.next} catalogue={catalogue} addressOf={addressOf}>
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
    </>
  );
}
