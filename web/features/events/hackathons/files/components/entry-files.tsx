import { useQuery } from '@tanstack/react-query';
import { bytesText } from '../../../../../platform/format/sizes.ts';
import { cluster, divided, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { filesQuery } from '../api.ts';
import classes from './files.module.css';

/** The pictures and files of an entry; nothing where it has none. */
export function EntryFiles({ event, entry }: { event: number; entry: number }) {
  const query = useQuery(filesQuery(event, entry));
  if (query.isError && !query.data)
    return <LoadFailure query={query} title="The pictures and files could not be loaded" frame="line" />;
  const { pictures, files } = query.data ?? { pictures: [], files: [] };
  return (
    <>
      {pictures.length > 0 && (
        <ul className={classes.pictures} aria-label="Pictures">
          {pictures.map(({ id, address, alt }) => (
            <li key={id}>
              <a className={classes.whole} href={address} target="_blank" rel="noopener">
                <img className={classes.picture} src={address} alt={alt} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <section className={stack(2)} aria-labelledby="files">
          <h2 className={text('section')} id="files">
            Files
          </h2>
          <ul className={`${stack(0)} ${divided} ${classes.files}`}>
            {files.map(({ id, address, name, size }) => (
              <li key={id} className={`${cluster([1, 2])} ${classes.file}`}>
                <a className={text('breaking')} href={address} download={name}>
                  {name}
                </a>
                <span className={text('small', 'quiet')}>{bytesText(size)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
