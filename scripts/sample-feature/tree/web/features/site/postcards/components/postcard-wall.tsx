import { useQuery } from '@tanstack/react-query';
import { postcardsQuery } from '../api.ts';

export function PostcardWall() {
  const { data = [] } = useQuery(postcardsQuery());
  return (
    <ul>
      {data.map(({ id, username, text }) => (
        <li key={id}>
          {text} – {username}
        </li>
      ))}
    </ul>
  );
}
