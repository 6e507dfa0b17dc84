import type { ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { text } from '../../../../ui/layout.ts';
import { rejudgesQuery } from '../api.ts';
import { isOpen, viewFromUrl } from '../model.ts';
import { EarlierRejudges } from './earlier-rejudges.tsx';
import { RejudgePreview } from './rejudge-preview.tsx';
import type { VerdictMark } from './rejudge-rows.tsx';
import { StartRejudge } from './start-rejudge.tsx';
import panel from '../../../../ui/panel.module.css';

type Props = { problemId: number; versions: readonly ProblemVersion[]; mark: VerdictMark };

/** The rejudge of the address, else the open one, else the way to begin one. */
export function Rejudging({ problemId, versions, mark }: Props) {
  const [params] = useSearchParams();
  const view = viewFromUrl(params);
  const list = useQuery(rejudgesQuery(problemId));
  const shown = view.rejudge ?? list.data?.find(isOpen)?.id ?? null;
  return (
    <>
      <section className={panel.panel} aria-labelledby="rejudge">
        <h2 className={text('part')} id="rejudge">
          Rejudge
        </h2>
        {shown !== null ? (
          <RejudgePreview
            key={shown}
            id={shown}
            view={{ ...view, rejudge: shown }}
            problemId={problemId}
            versions={versions}
            mark={mark}
          />
        ) : list.isPending ? (
          <Skeleton height={44} width="60%" />
        ) : (
          <StartRejudge problemId={problemId} testless={versions[0]?.tests === 0} />
        )}
      </section>
      <EarlierRejudges rejudges={list.data?.filter(({ id }) => id !== shown) ?? []} />
    </>
  );
}
