import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { Button } from '@mantine/core';
import { Plus, Terminal, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plural } from '../../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { Pager } from '../../../../../ui/pager.tsx';
import type { PartProps } from '../../desk/use-desk.ts';
import { partAddress } from '../../model.ts';
import { draftChars } from '../../sizes.ts';
import { pageFrom, pageOf, TESTS_A_PAGE } from '../pages.ts';
import { GeneratorDialog } from './generator-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { TestTable } from './test-table.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import partClasses from '../../parts/parts.module.css';
import classes from './tests.module.css';

type Open = 'test' | 'upload' | 'generator' | number | null;

export function TestsPart({ draft, change }: PartProps) {
  const { tests, examples, generators } = draft;
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const page = pageFrom(params.get('page'), tests.length);
  const put = (list: AuthoredTest[]) => change({ tests: list });
  const close = () => setOpen(null);
  const size = draftChars(draft);
  const full = tests.length >= MAX_DRAFT_TESTS;
  const edited = typeof open === 'number' ? tests[open] : undefined;
  return (
    <div className={stack(4)}>
      <div className={cluster([3, 5], { justify: 'between' })}>
        <div className={cluster(3)}>
          <Button leftSection={<Plus size={17} aria-hidden="true" />} disabled={full} onClick={() => setOpen('test')}>
            Add a test
          </Button>
          <Button
            variant="default"
            leftSection={<Upload size={16} aria-hidden="true" />}
            disabled={full}
            onClick={() => setOpen('upload')}
          >
            Upload files
          </Button>
          <Button
            variant="default"
            leftSection={<Terminal size={16} aria-hidden="true" />}
            disabled={full}
            onClick={() => setOpen('generator')}
          >
            Generate tests
          </Button>
        </div>
        <div className={`${stack(1)} ${text('quiet', 'fine', 'tabular')} ${classes.size}`}>
          <meter
            className={classes.meter}
            aria-label="Total size of the tests"
            min={0}
            max={MAX_DRAFT_CHARS}
            high={MAX_DRAFT_CHARS * 0.9}
            value={size}
          />
          <p>
            {bytesText(size)} of {bytesText(MAX_DRAFT_CHARS)}
          </p>
        </div>
      </div>
      {tests.length === 0 ? (
        <p className={partClasses.empty}>Learners never see these tests. Cover small, large and unusual inputs.</p>
      ) : (
        <TestTable
          tests={pageOf(tests, page)}
          first={(page - 1) * TESTS_A_PAGE}
          onEdit={setOpen}
          onRemove={(index) => put(tests.toSpliced(index, 1))}
        />
      )}
      <Pager
        label="Pages of tests"
        page={page}
        pages={Math.max(1, Math.ceil(tests.length / TESTS_A_PAGE))}
        addressOf={(wanted) => `${partAddress('tests')}&page=${wanted}`}
      />
      <p className={partClasses.note}>
        {tests.length} of {MAX_DRAFT_TESTS} tests.{' '}
        {examples.length > 0 && (
          <>
            The <Link to={partAddress('examples')}>{plural(examples.length, 'example')}</Link> of the statement{' '}
            {plural(examples.length, 'is a test', 'are tests')} too.
          </>
        )}
      </p>
      {open === 'upload' && <UploadDialog tests={tests} onClose={close} onAdd={put} />}
      {(open === 'generator' || edited?.kind === 'generated') && (
        <GeneratorDialog
          tests={tests}
          generators={generators.map(({ name }) => name)}
          edited={edited?.kind === 'generated' ? edited : null}
          onClose={close}
          onAdd={(added) => put([...tests, ...added])}
          onEdit={(test) => typeof open === 'number' && put(tests.with(open, test))}
        />
      )}
      {(open === 'test' || edited?.kind === 'text') && (
        <TestDialog
          edited={edited?.kind === 'text' ? edited : null}
          taken={tests.flatMap(({ name }, index) => (index === open ? [] : [name]))}
          onClose={close}
          onDone={(test) => put(typeof open === 'number' ? tests.with(open, test) : [...tests, test])}
        />
      )}
    </div>
  );
}
