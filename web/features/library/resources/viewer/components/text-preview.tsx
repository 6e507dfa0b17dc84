import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { OPEN_FAILED } from '../../copy.ts';
import type { Spot } from '../../model.ts';
import { cutAt } from '../model.ts';
import { useFileText } from './use-file-text.ts';
import classes from './text-preview.module.css';

type Props = { title: string; address: string; cut: boolean; spot: Spot | null };

/** A text as it was written. Another `spot` comes into sight. */
export function TextPreview({ title, address, cut, spot }: Props) {
  const shown = useFileText(address);
  const place = useRef<HTMLElement>(null);
  const [before, marked, after] = useMemo(() => cutAt(shown.data ?? '', spot), [shown.data, spot]);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [marked, before]);
  if (shown.isPending) return <Skeleton height={PREVIEW_PX} aria-busy="true" aria-label="Loading" role="status" />;
  if (shown.isError) return <LoadFailure query={shown} title={OPEN_FAILED} frame="bare" />;
  return (
    <div className={stack(2)}>
      <ScrollBox className={classes.sheet} label={title} maxHeight={PREVIEW_PX}>
        <pre className={classes.text}>
          {before}
          {marked !== '' && (
            <mark ref={place} className={classes.found}>
              {marked}
            </mark>
          )}
          {after}
        </pre>
      </ScrollBox>
      {cut && <p className={text('quiet', 'small')}>There’s more text. Download the file to read all of it.</p>}
    </div>
  );
}
