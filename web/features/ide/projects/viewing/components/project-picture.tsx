import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import type { ProjectSession } from '../../editing/state.ts';
import type { FileEntry } from '../../model.ts';
import { PictureView } from './picture-view.tsx';
import classes from './viewing.module.css';

/** A picture of the project where its code would be. */
export function ProjectPicture({ session, file }: { session: ProjectSession; file: FileEntry }) {
  const query = useQuery({
    queryKey: ['ide', 'picture', session.read().id, file.id, file.size] as const,
    queryFn: () => session.bytesOf(file.id),
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={classes.view}>
      {query.isError ? (
        <LoadFailure query={query} title="The picture couldn’t be loaded" />
      ) : query.data === undefined ? (
        <p className={classes.count}>Loading the picture…</p>
      ) : (
        <PictureView name={file.name} base64={query.data} />
      )}
    </div>
  );
}
