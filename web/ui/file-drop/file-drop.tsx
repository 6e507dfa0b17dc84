import { Upload } from 'lucide-react';
import { useState } from 'react';
import classes from './file-drop.module.css';

type Props = {
  label: string;
  /** As of a file input. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files that are chosen or dropped. */
export function FileDrop({ label, accept, multiple = false, disabled = false, onFiles }: Props) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
      }}
    >
      <Upload size={20} aria-hidden="true" />
      <span>{label}</span>
      <input
        className={classes.input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
