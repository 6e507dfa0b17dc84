import { type MetaFunction, useParams } from 'react-router';
import { CategoryQuizScreen } from '../../features/learning/roadmaps/quizzes/components/category-quiz-screen.tsx';

/** The screen itself says its title, which it learns later. */
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function CategoryQuizPage() {
  const { frameworkId = '', categoryId = '' } = useParams();
  return <CategoryQuizScreen key={`${frameworkId}/${categoryId}`} framework={frameworkId} category={categoryId} />;
}
