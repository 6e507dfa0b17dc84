import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type DragEvent, type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { sharedQueryClient } from '../../../../platform/query-client.ts';
import { container, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { certificateQuery, issuersQuery } from '../api.ts';
import { readCertificateFile } from '../checking/read-file.ts';
import {
  CHECK_FAILED,
  CHECKING,
  CHOOSE_FILE,
  DROP,
  DROP_LEAD,
  NOT_A_CERTIFICATE,
  NOT_A_NUMBER,
  NUMBER_EXAMPLE,
  NUMBER_LABEL,
  verdicts,
  VERIFY,
  VERIFY_LEAD,
} from '../copy.ts';
import { type Given, isCertificateNumber, numberIn, shownOf, tones, verdictOf } from '../model.ts';
import { CertificateWords } from './certificate-words.tsx';
import { CheckList } from './check-list.tsx';
import { useCheck, useChecker } from './use-check.ts';
import { FileVerdict } from './verdict-banner.tsx';
import page from '../../../../ui/page.module.css';
import classes from './verify-any-screen.module.css';

/** Where one checks a certificate of which one has the number or a file. */
export function VerifyAnyScreen() {
  return (
    <div className={`${container(6)} ${page.page} ${classes.page}`}>
      <PageHead title={VERIFY} lead={VERIFY_LEAD} />
      <NumberForm />
      <FileCheck />
    </div>
  );
}

function NumberForm() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    const certificateId = numberIn(typeof typed === 'string' ? typed : '');
    if (isCertificateNumber(certificateId)) void navigate(pathOf('verify', { certificateId }));
    else setFault(NOT_A_NUMBER);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        label={NUMBER_LABEL}
        placeholder={NUMBER_EXAMPLE}
        size="md"
        name="number"
        autoComplete="off"
        spellCheck={false}
        error={fault}
        onChange={() => setFault(null)}
      />
      <Button type="submit" size="md">
        Verify
      </Button>
    </form>
  );
}

type Read = { given: Given; id: string | null } | 'none';

function FileCheck() {
  // On the way before there is a file: a file can then be checked without a network.
  const issuers = useQuery(issuersQuery());
  useChecker();
  const [read, setRead] = useState<Read | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const held = await readCertificateFile(file);
    if (held === null) return setRead('none');
    const { credential, jwt } = held;
    const id = numberIn(credential.id);
    // What we know of that number now, where there is a network; else what the file brought.
    const known = isCertificateNumber(id)
      ? await sharedQueryClient()
          .fetchQuery({ ...certificateQuery(id), retry: false, networkMode: 'always' })
          .catch(() => null)
      : null;
    const keys = known?.issuers ?? issuers.data ?? null;
    const list = known?.status_list ?? held.statusList;
    const given = { credential, issuers: keys, statusList: list, now: now(), ...(jwt !== undefined && { jwt }) };
    setRead({ given, id: known ? id : null });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.6} aria-hidden="true" />
        <p className={text('strong')}>{DROP}</p>
        <p className={text('quiet', 'small')}>{DROP_LEAD}</p>
        <FileButton onChange={(file) => void take(file)} accept=".pdf,.png,.svg,.json,.jwt,.txt">
          {(button) => (
            <Button variant="default" {...button}>
              {CHOOSE_FILE}
            </Button>
          )}
        </FileButton>
      </div>
      {read === 'none' ? (
        <Message tone="bad">{NOT_A_CERTIFICATE}</Message>
      ) : (
        read && <FileResult given={read.given} id={read.id} />
      )}
    </>
  );
}

function FileResult({ given, id }: { given: Given; id: string | null }) {
  const checked = useCheck(given);
  const lines = checked !== null && 'lines' in checked ? checked.lines : null;
  const verdict = lines && verdictOf(lines);
  if (lines === null || verdict === null)
    return <FileVerdict tone={checked === null ? 'wait' : 'warn'} title={checked === null ? CHECKING : CHECK_FAILED} />;
  return (
    <div className={stack(5)}>
      <FileVerdict tone={tones[verdict]} title={verdicts[verdict].title}>
        {verdicts[verdict].text}
      </FileVerdict>
      {/* What somebody made up is not shown as a certificate. */}
      {(verdict === 'valid' || verdict === 'revoked' || verdict === 'unsure') && (
        <CertificateWords shown={shownOf(given.credential)} sample={false} />
      )}
      <CheckList lines={lines} credential={given.credential} />
      {id !== null && verdict !== 'changed' && verdict !== 'foreign' && (
        <p>
          <Link to={pathOf('verify', { certificateId: id })}>Open its page</Link>
        </p>
      )}
    </div>
  );
}
