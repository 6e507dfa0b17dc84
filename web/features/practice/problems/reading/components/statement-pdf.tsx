import { Button } from '@mantine/core';
import { Download, ExternalLink } from 'lucide-react';
import { saveFile } from '../../../../../platform/save-file.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { fetchStatementPdf, statementPdfAddress } from '../../api.ts';
import { PDF_FAILED } from '../../copy.ts';
import classes from './statement-pdf.module.css';

/** Asks readers of PDFs for the page alone, as wide as the frame. */
const WHOLE_WIDTH = '#navpanes=0&view=FitH';

type Props = { id: number; digest: string; title: string; isPublic: boolean };

/**
 * The PDF that is a problem's statement: in a frame where the browser has a reader of PDFs, and behind links for all
 * others. What not everybody may see (`isPublic`) no frame and no link can ask for, as they send no session.
 */
export function StatementPdf({ id, digest, title, isPublic }: Props) {
  const address = statementPdfAddress(id, digest);
  const save = useAct(() => fetchStatementPdf(id, digest).then(saveFile), PDF_FAILED);
  return (
    <div className={stack(3)}>
      <div className={cluster(3, { align: 'stretch' })}>
        {isPublic && (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="sm"
            leftSection={<ExternalLink size={16} aria-hidden="true" />}
          >
            Open the PDF
          </Button>
        )}
        <ActButton
          variant="default"
          size="sm"
          leftSection={<Download size={16} aria-hidden="true" />}
          pending={save.pending}
          onClick={() => void save.run()}
        >
          Download the PDF
        </ActButton>
      </div>
      {save.failure !== null && <p role="alert">{save.failure}</p>}
      {isPublic && navigator.pdfViewerEnabled && (
        <iframe className={classes.frame} src={`${address}${WHOLE_WIDTH}`} title={`Statement of ${title}`} />
      )}
    </div>
  );
}
