import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import type { Preview, Resource, ResourcePosition } from '@devorbit/contract/library/resources.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FolderPlus, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { documentSizeText } from '../../../../../platform/format/file-sizes.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { openAgain, openQuery, sayHelpful } from '../../api.ts';
import { KEEP } from '../../collections/copy.ts';
import { OPEN_FAILED } from '../../copy.ts';
import { InsideSearch } from '../../inside/components/inside-search.tsx';
import type { Spot } from '../../model.ts';
import { usePosition } from '../../reading/components/use-position.ts';
import { PreparationNote } from './preparation-note.tsx';
import classes from './opened-resource.module.css';

const KeepDialog = lazy(async () => ({
  default: (await import('../../collections/components/keep-dialog.tsx')).KeepDialog,
}));
const PdfViewer = lazy(async () => ({
  default: (await import('../../../../../ui/pdf-viewer/pdf-viewer.tsx')).PdfViewer,
}));
const TextPreview = lazy(async () => ({ default: (await import('./text-preview.tsx')).TextPreview }));
const TablePreview = lazy(async () => ({ default: (await import('./table-preview.tsx')).TablePreview }));
const GridPreview = lazy(async () => ({ default: (await import('./grid-preview.tsx')).GridPreview }));
const ArchivePreview = lazy(async () => ({
  default: (await import('../archive/components/archive-preview.tsx')).ArchivePreview,
}));

const waiting = <Skeleton className={classes.frame} aria-busy="true" aria-label="Loading" role="status" />;

/** A document as members see it: its preview, and what one may do with it. It opens at `spot`, else where its reader was. */
export function OpenedResource({ id, spot }: { id: number; spot: Spot | null }) {
  const opened = useQuery(openQuery(id));
  if (opened.isPending) return waiting;
  if (opened.isError) return <LoadFailure query={opened} title={OPEN_FAILED} frame="bare" />;
  return <Opened {...opened.data} first={spot} />;
}

type OpenedProps = {
  resource: Resource;
  preview: Preview;
  preparation: Preparation | null;
  position: ResourcePosition | null;
  first: Spot | null;
};

function Opened({ resource, preview, preparation, position, first }: OpenedProps) {
  const { id, title } = resource;
  const [spot, setSpot] = useState(first ?? (position && { page: position.page, words: [] }));
  const tell = usePosition(id, position);
  return (
    <div className={stack(3)}>
      <Acts resource={resource} />
      {preparation && <PreparationNote id={id} preparation={preparation} alone={preview.kind === 'none'} />}
      {preparation && preparation.searchable > 0 && (
        <InsideSearch id={id} title={title} kind={preview.kind} current={spot} onGo={setSpot} />
      )}
      <Suspense fallback={waiting}>
        <Shown
          resource={resource}
          preview={preview}
          coming={preparation !== null && !isSettled(preparation)}
          spot={spot}
          onPage={tell}
        />
      </Suspense>
    </div>
  );
}

function Acts({ resource }: { resource: Resource }) {
  const { id, size, file_type, scan, state } = resource;
  const [keeping, setKeeping] = useState(false);
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
        Download {file_type.toUpperCase()}, {documentSizeText(size)}
      </ActButton>
      {state === 'published' && (
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
      )}
      {state === 'published' && (
        <Button
          variant="default"
          size="sm"
          leftSection={<FolderPlus size={16} aria-hidden="true" />}
          onClick={() => setKeeping(true)}
        >
          {KEEP}
        </Button>
      )}
      <span className={text('faint', 'fine')}>
        {scan === 'clean' ? 'Checked for viruses' : 'Not checked for viruses'}
      </span>
      <Message tone="bad">{download.failure ?? vote.failure}</Message>
      {keeping && (
        <Suspense>
          <KeepDialog resource={resource} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </div>
  );
}

type ShownProps = {
  resource: Resource;
  preview: Preview;
  /** More of it is being made. */
  coming: boolean;
  spot: Spot | null;
  onPage: (page: number, pages: number) => void;
};

function Shown({ resource, preview, coming, spot, onPage }: ShownProps) {
  const { id, title, version } = resource;
  // Another file is another preview.
  const key = `${id} ${version}`;
  switch (preview.kind) {
    case 'pdf':
      return (
        <PdfViewer
          key={key}
          className={classes.frame}
          title={title}
          size={preview.size}
          address={preview.url}
          spot={spot}
          onPage={onPage}
          renew={async () => {
            const again = (await openAgain(id)).preview;
            return again.kind === 'pdf' ? again.url : preview.url;
          }}
        />
      );
    case 'text':
      return <TextPreview key={key} title={title} address={preview.url} cut={preview.cut} spot={spot} />;
    case 'table':
      return <TablePreview key={key} title={title} address={preview.url} cut={preview.cut} spot={spot} />;
    case 'grid':
      return <GridPreview key={key} title={title} address={preview.url} spot={spot} />;
    case 'picture':
      return (
        <div className={`${classes.frame} ${classes.picture}`}>
          <img src={preview.url} width={preview.width} height={preview.height} alt={title} />
        </div>
      );
    case 'archive':
      return <ArchivePreview key={key} id={id} title={title} preview={preview} spot={spot} coming={coming} />;
    default:
      // What is said in its place is the note of its preparation.
      return null;
  }
}
