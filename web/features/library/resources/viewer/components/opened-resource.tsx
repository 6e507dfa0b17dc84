import type { Preview, Resource } from '@devorbit/contract/library/resources.ts';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { openAgain, openQuery, sayHelpful } from '../../api.ts';
import { OPEN_FAILED } from '../../copy.ts';
import { sizeText } from '../../model.ts';
import classes from './opened-resource.module.css';

const PdfViewer = lazy(async () => ({
  default: (await import('../../../../../ui/pdf-viewer/pdf-viewer.tsx')).PdfViewer,
}));
const TextPreview = lazy(async () => ({ default: (await import('./text-preview.tsx')).TextPreview }));
const TablePreview = lazy(async () => ({ default: (await import('./table-preview.tsx')).TablePreview }));
const ArchivePreview = lazy(async () => ({ default: (await import('./archive-preview.tsx')).ArchivePreview }));

const waiting = <Skeleton className={classes.frame} aria-busy="true" aria-label="Loading" role="status" />;

/** A document as members see it: its preview, and what one may do with it. */
export function OpenedResource({ id }: { id: number }) {
  const opened = useQuery(openQuery(id));
  if (opened.isPending) return waiting;
  if (opened.isError) return <LoadFailure query={opened} title={OPEN_FAILED} frame="bare" />;
  const { resource, preview } = opened.data;
  return (
    <div className={stack(3)}>
      <Acts resource={resource} />
      <Suspense fallback={waiting}>
        <Shown resource={resource} preview={preview} />
      </Suspense>
    </div>
  );
}

function Acts({ resource }: { resource: Resource }) {
  const { id, size, file_type, scan } = resource;
  const client = useQueryClient();
  const download = useAct(async () => {
    const { resource: fresh } = await openAgain(id);
    if (fresh.file_url !== null) globalThis.location.assign(fresh.file_url);
  }, 'The download did not start. Please try again.');
  const [voted, setVoted] = useState({ found_helpful: resource.found_helpful, helpful: resource.helpful });
  const vote = useAct(
    async (wanted: boolean) => setVoted(await sayHelpful(client, id, wanted)),
    (error) => plainSentence(error, 'Your vote was not saved.'),
  );
  return (
    <div className={`${cluster(3)} ${classes.acts}`}>
      <ActButton
        size="sm"
        leftSection={<Download size={16} aria-hidden="true" />}
        pending={download.pending}
        onClick={() => void download.run()}
      >
        Download {file_type.toUpperCase()}, {sizeText(size)}
      </ActButton>
      <ActButton
        variant="default"
        size="sm"
        leftSection={<ThumbsUp size={16} fill={voted.found_helpful ? 'currentColor' : 'none'} aria-hidden="true" />}
        aria-pressed={voted.found_helpful}
        pending={vote.pending}
        onClick={() => void vote.run(!voted.found_helpful)}
      >
        Helpful{voted.helpful > 0 && ` · ${voted.helpful}`}
      </ActButton>
      <span className={text('faint', 'fine')}>
        {scan === 'clean' ? 'Checked for viruses' : 'Not checked for viruses'}
      </span>
      <Message tone="bad">{download.failure ?? vote.failure}</Message>
    </div>
  );
}

function Shown({ resource, preview }: { resource: Resource; preview: Preview }) {
  const { id, title, file_type } = resource;
  switch (preview.kind) {
    case 'pdf':
      return (
        <PdfViewer
          key={id}
          className={classes.frame}
          title={title}
          size={preview.size}
          address={preview.url}
          renew={async () => (await openAgain(id)).resource.file_url ?? preview.url}
        />
      );
    case 'text':
      return <TextPreview key={id} title={title} address={preview.url} cut={preview.cut} />;
    case 'table':
      return <TablePreview key={id} title={title} address={preview.url} cut={preview.cut} />;
    case 'picture':
      return (
        <div className={`${classes.frame} ${classes.picture}`}>
          <img src={preview.url} width={preview.width} height={preview.height} alt={title} />
        </div>
      );
    case 'archive':
      return <ArchivePreview title={title} preview={preview} />;
    default:
      return (
        <div className={`${stack(2)} ${classes.none}`}>
          <p className={text('section')}>{file_type.toUpperCase()} files can’t be shown here yet</p>
          <p className={text('quiet')}>
            The preview of Word, PowerPoint and Excel files is being built. Download the file to read it.
          </p>
        </div>
      );
  }
}
