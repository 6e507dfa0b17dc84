export default function Table({ teams, matches }) {
  const table = teams
    .map((team) => ({ team, points: 2 * matches.filter(({ winner }) => winner === team).length }))
    .toSorted((a, b) => b.points - a.points);
  return (
    <>
      <table aria-label="Points">
        <tbody>
          {table.map(({ team, points }) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{matches.length === 0 ? 'No matches yet' : `Leader: ${table[0].team}`}</p>
    </>
  );
}
