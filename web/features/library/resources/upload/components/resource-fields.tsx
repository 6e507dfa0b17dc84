import { licences, licenceTerms } from '@devorbit/contract/library/resource-licences.ts';
import {
  MAX_RESOURCE_CHARS,
  resourceTypes,
  semesters,
  studyYears,
} from '@devorbit/contract/library/resources-limits.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { grid } from '../../../../../ui/layout.ts';
import { countsQuery } from '../../api.ts';
import { licenceOf, type Words } from '../model.ts';
import classes from './resource-fields.module.css';

type Props = {
  form: UseFormReturnType<Words>;
  colleges: readonly string[];
  /** The licence that is chosen now. */
  licence: string;
  disabled?: boolean;
  /** The list of colleges is not whole: another may be typed. */
  otherColleges?: boolean;
};

/** What is said of a document: the fields of the specification, and what may be done with it. */
export function ResourceFields({ form, colleges, licence, disabled = false, otherColleges = false }: Props) {
  const known = useId();
  const taught = useId();
  // Those of the documents that are here, so that a subject keeps one name.
  const { data: counts } = useQuery({ ...countsQuery({}), enabled: !disabled });
  const subjects = [...new Set(counts?.courses.map(({ subject }) => subject))];
  const terms = licenceTerms[licenceOf(licence)];
  const field = (name: keyof Words) => ({
    name,
    size: 'md' as const,
    disabled,
    ...form.getInputProps(name),
  });
  const required = (name: keyof Words) => ({ ...field(name), withAsterisk: true });
  return (
    <>
      <div className={`${grid(4)} ${classes.fields}`}>
        <TextInput key={form.key('title')} label="Title" maxLength={MAX_RESOURCE_CHARS.title} {...required('title')} />
        <TextInput
          key={form.key('name')}
          label="Display name"
          maxLength={MAX_RESOURCE_CHARS.name}
          {...required('name')}
        />
        {otherColleges ? (
          <>
            <TextInput
              key={form.key('college')}
              label="College"
              list={known}
              maxLength={MAX_RESOURCE_CHARS.line}
              {...required('college')}
            />
            <datalist id={known}>
              {colleges.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        ) : (
          <NativeSelect
            key={form.key('college')}
            label="College"
            data={[{ value: '', label: 'Choose a college' }, ...colleges]}
            {...required('college')}
          />
        )}
        <TextInput
          key={form.key('branch')}
          label="Branch"
          maxLength={MAX_RESOURCE_CHARS.line}
          {...required('branch')}
        />
        <NativeSelect
          key={form.key('year')}
          label="Year"
          data={[{ value: '', label: 'Choose a year' }, ...studyYears.map(String)]}
          {...required('year')}
        />
        <NativeSelect
          key={form.key('semester')}
          label="Semester"
          data={[{ value: '', label: 'Choose a semester' }, ...semesters.map(String)]}
          {...required('semester')}
        />
        <TextInput
          key={form.key('subject')}
          label="Subject"
          list={taught}
          maxLength={MAX_RESOURCE_CHARS.line}
          {...required('subject')}
        />
        <datalist id={taught}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </datalist>
        <NativeSelect
          key={form.key('resource_type')}
          label="Resource type"
          data={[{ value: '', label: 'Choose a type' }, ...resourceTypes]}
          {...required('resource_type')}
        />
      </div>
      <Textarea
        key={form.key('description')}
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MAX_RESOURCE_CHARS.description}
        {...required('description')}
      />
      <div className={`${grid(4)} ${classes.fields}`}>
        <NativeSelect
          key={form.key('licence')}
          label="Licence"
          description={licence === '' ? 'What others may do with it.' : terms.text}
          data={[
            { value: '', label: 'Choose a licence' },
            ...licences.map((one) => ({ value: one, label: licenceTerms[one].name })),
          ]}
          {...field('licence')}
        />
        <TextInput
          key={form.key('attribution')}
          label="Author"
          description={terms.author ? 'Required by this licence.' : 'Who made it, if you know.'}
          maxLength={MAX_RESOURCE_CHARS.attribution}
          withAsterisk={terms.author === true}
          {...field('attribution')}
        />
        <TextInput
          key={form.key('source_url')}
          label="Source"
          description="Where it comes from, as a web address."
          type="url"
          {...field('source_url')}
        />
      </div>
    </>
  );
}
