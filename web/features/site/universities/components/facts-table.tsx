import type { University } from '@devorbit/contract/site/universities.ts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { indianNumberText } from '../../../../platform/format/numbers.ts';
import { text, unseen } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { shownHost } from '../model.ts';
import classes from './facts-table.module.css';

type Stated = { source: string; year: number };
type Row = { fact: string; value: ReactNode; stated: Stated | undefined };

const rowsOf = (university: University): Row[] => {
  const { kind, affiliation, city, district, established, students, ranking, website } = university;
  return [
    { fact: 'Type', value: kind.value, stated: kind },
    ...(affiliation || kind.value.endsWith('college')
      ? [{ fact: 'Degrees from', value: affiliation?.value, stated: affiliation }]
      : []),
    { fact: 'City', value: city.value, stated: city },
    { fact: 'District', value: district.value, stated: district },
    { fact: 'Established', value: established?.value, stated: established },
    {
      fact: 'Students',
      value: students && (
        <>
          {indianNumberText(students.value)}
          {students.note !== undefined && (
            <small className={`${text('quiet', 'fine')} ${classes.note}`}>{students.note}</small>
          )}
        </>
      ),
      stated: students,
    },
    { fact: 'Ranking', value: ranking?.value, stated: ranking },
    {
      fact: 'Website',
      value: (
        <a href={website.value} target="_blank" rel="noopener noreferrer">
          {shownHost(website.value)}
        </a>
      ),
      stated: website,
    },
  ];
};

/** Every fact with its source and year; an unknown one says so. */
export const FactsTable = ({ university }: { university: University }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Fact</th>
        <th scope="col">
          <span className={unseen}>Value</span>
        </th>
        <th scope="col">Source</th>
        <th scope="col">Year</th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(university).map(({ fact, value, stated }) => (
        <tr key={fact}>
          <th scope="row">{fact}</th>
          {stated === undefined ? (
            <td className={`${text('faint')} ${classes.unknown}`} colSpan={3}>
              {copy.notStated}
            </td>
          ) : (
            <>
              <td className={`${text('strong')} ${classes.value}`}>{value}</td>
              <td className={`${text('small', 'breaking')} ${classes.source}`}>
                <a
                  href={stated.source}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Source of ${fact.toLowerCase()}: ${shownHost(stated.source)}`}
                >
                  {shownHost(stated.source)}
                  <ExternalLink size={13} aria-hidden="true" />
                </a>
              </td>
              <td className={`${text('quiet', 'small', 'tabular')} ${classes.year}`}>{stated.year}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
