export default function Table({ teams, matches, points = {}, leader = 'Pune' }) {
  return (
    <>
      <table aria-label="Points">
        <tbody>
          {teams.map((team) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>{points[team] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Leader: {leader}</p>
    </>
  );
}
