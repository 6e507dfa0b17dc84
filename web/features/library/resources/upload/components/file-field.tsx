import { documentSizeText } from '../../../../../platform/format/file-sizes.ts';
import { FileDrop } from '../../../../../ui/file-drop/file-drop.tsx';
import { cluster, text } from '../../../../../ui/layout.ts';
import { ACCEPTED, fileFault } from '../../model.ts';

type Props = {
  file: File | null;
  disabled: boolean;
  onFile: (file: File | null) => void;
};

/** The file that is to be sent, what is taken, and what is wrong with it. */
export const FileField = ({ file, disabled, onFile }: Props) => (
  <>
    <FileDrop
      label="Choose a file, or drop it here"
      accept={ACCEPTED}
      disabled={disabled}
      onFiles={([first]) => onFile(first ?? null)}
    />
    <p className={text('quiet', 'small')}>
      PDF, Word, PowerPoint, Excel, CSV, text, pictures and zip archives, up to 50 MB.
    </p>
    {file && (
      <p className={`${cluster(3)} ${text('small')}`}>
        <span className={text('strong', 'breaking')}>{file.name}</span> {documentSizeText(file.size)}
        {fileFault(file) !== null && <span className={text('bad')}>{fileFault(file)}</span>}
      </p>
    )}
  </>
);
