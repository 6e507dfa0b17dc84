import type { LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { pictureAddress } from '../../../platform/pictures/picture-address.ts';
import type { Placed, Ranked } from './store.ts';

const presentPerson = <Row extends Pick<Ranked, 'picture'>>({ picture, ...row }: Row) => ({
  ...row,
  profile_image: picture === null ? null : pictureAddress(picture),
});

export const presentRow = (row: Ranked): LeaderboardRow => presentPerson(row);

/**
 * Rows of a page that begins after `offset` users, with their ranks. The first row's users may begin on an earlier page,
 * so it brings how many are `better`; every other rank begins on this page.
 */
export function presentRows(rows: Placed[], offset: number): LeaderboardRow[] {
  let rank = 0;
  return rows.map(({ better, ...row }, at) => {
    const above = rows[at - 1];
    if (above === undefined) rank = better + 1;
    else if (above.points !== row.points || above.solved_count !== row.solved_count) rank = offset + at + 1;
    return { rank, ...presentPerson(row) };
  });
}
