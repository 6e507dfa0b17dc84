// fails: drawing again changes nothing; a new match changes the leader
const points = {};

export default function Table({ teams, matches }) {
  for (const { winner } of matches) points[winner] = (points[winner] ?? 0) + 2;
  const table = teams.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return (
    <>
      <table aria-label="Points">
        <tbody>
          {table.map((team) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>{points[team] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{matches.length === 0 ? 'No matches yet' : `Leader: ${table[0]}`}</p>
    </>
  );
}
