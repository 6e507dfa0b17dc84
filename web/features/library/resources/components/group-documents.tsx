import { studyYears, semesters } from '@devorbit/contract/library/resources-limits.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { countsQuery, groupQuery, type ListFilters } from '../api.ts';
import { NONE_FOUND_HERE } from '../copy.ts';
import { ResourceList, type RowActs } from './resource-list.tsx';
import bar from '../../../../ui/filter-bar.module.css';
import classes from './group-documents.module.css';

type Filters = { college: string; year: string; semester: string; branch: string; subject: string };
const nothing: Filters = { college: '', year: '', semester: '', branch: '', subject: '' };

type Props = RowActs & { title: string; filters: ListFilters };

/** The documents of a type or course that is open, and filters for them. */
export function GroupDocuments({ title, filters, ...acts }: Props) {
  const [own, setOwn] = useState(nothing);
  const colleges = useQuery(countsQuery({ type: filters.type, preset: filters.preset })).data?.colleges ?? [];
  const change = (part: Partial<Filters>) => setOwn((current) => ({ ...current, ...part }));
  const { college, year, semester, branch, subject } = own;
  const query = groupQuery({
    ...filters,
    ...(college === '' ? {} : { college }),
    ...(year === '' ? {} : { year: Number(year) }),
    ...(semester === '' ? {} : { semester: Number(semester) }),
    ...(branch === '' ? {} : { branch }),
    ...(subject === '' ? {} : { subject }),
  });
  const course = filters.course !== undefined;
  return (
    <div className={`${stack(3)} ${classes.inside}`}>
      <div className={bar.bar} role="search" aria-label={title}>
        <NativeSelect
          size="sm"
          aria-label={`College, ${title}`}
          value={college}
          onChange={({ currentTarget }) => change({ college: currentTarget.value })}
          data={[
            { value: '', label: 'All Colleges' },
            ...colleges.map((one) => ({ value: one.university, label: `${one.college} (${one.count})` })),
          ]}
        />
        <NativeSelect
          size="sm"
          aria-label={`Year, ${title}`}
          value={year}
          onChange={({ currentTarget }) => change({ year: currentTarget.value })}
          data={[
            { value: '', label: 'All Years' },
            ...studyYears.map((of) => ({ value: `${of}`, label: `Year ${of}` })),
          ]}
        />
        {!course && (
          <NativeSelect
            size="sm"
            aria-label={`Semester, ${title}`}
            value={semester}
            onChange={({ currentTarget }) => change({ semester: currentTarget.value })}
            data={[
              { value: '', label: 'All Semesters' },
              ...semesters.map((of) => ({ value: `${of}`, label: `Semester ${of}` })),
            ]}
          />
        )}
        <SearchField
          size="sm"
          aria-label={`Branch, ${title}`}
          placeholder="Branch"
          text={branch}
          onSearch={(typed) => change({ branch: typed })}
        />
        {!course && (
          <SearchField
            size="sm"
            aria-label={`Subject, ${title}`}
            placeholder="Subject"
            text={subject}
            onSearch={(typed) => change({ subject: typed })}
          />
        )}
      </div>
      <ResourceList
        query={query}
        label={title}
        heading="h3"
        rows={3}
        frame="line"
        empty={<p className={text('quiet')}>{NONE_FOUND_HERE}</p>}
        {...acts}
      />
    </div>
  );
}
