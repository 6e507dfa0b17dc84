import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../../platform/format/numbers.ts';
import { universitiesQuery } from '../api.ts';
import { EVERYBODY } from '../copy.ts';

type Props = { chosen: string | null; onChoose: (university: string | null) => void };

/** Everybody, or the people of one university. Those without anybody are not offered, but the one's own and the one in the address. */
export function UniversityFilter({ chosen, onChoose }: Props) {
  const { data } = useQuery(universitiesQuery());
  const offered =
    data?.universities.filter(({ slug, people }) => people > 0 || slug === chosen || slug === data.own) ?? [];
  return (
    <NativeSelect
      aria-label="University"
      value={offered.some(({ slug }) => slug === chosen) ? (chosen ?? '') : ''}
      data={[
        { value: '', label: EVERYBODY },
        ...offered.map(({ slug, name, people }) => ({ value: slug, label: `${name} (${numberText(people)})` })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  );
}
