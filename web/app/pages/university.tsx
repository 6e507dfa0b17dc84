import { Link, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { universities } from '../content.server.ts';

export const loader = ({ params }: LoaderFunctionArgs) => {
  const university = universities.find(({ slug }) => slug === params['slug']);
  if (!university) throw data(null, { status: 404 });
  return university;
};

export default function UniversityPage() {
  const university = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{university.name}</h1>
      <Link to="/universities/nope">nope</Link>
    </>
  );
}
