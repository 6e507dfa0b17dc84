import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('signin', 'pages/sign-in.tsx'),
  route('login', 'pages/sign-in.tsx', { id: 'login' }),
  route('signup', 'pages/sign-up.tsx'),
  route('QuickDSA', 'pages/practice.tsx', { id: 'quick-dsa' }),
  route('dsa-challenges', 'pages/practice.tsx', { id: 'dsa-challenges' }),
  route('problems/:id', 'pages/problem.tsx', { id: 'problem' }),
  route('problems/:id/edit', 'pages/edit-problem.tsx', { id: 'edit-problem' }),
  route('problems/:id/versions', 'pages/problem-versions.tsx'),
  route('problems/:id/solutions', 'pages/solutions.tsx'),
  route('dsa-challenges/problems/:id', 'pages/problem.tsx', { id: 'dsa-challenges-problem' }),
  route('submissions', 'pages/submissions.tsx'),
  route('submissions/:id', 'pages/submission.tsx'),
  route('challenges', 'pages/challenges.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
