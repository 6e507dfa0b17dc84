import type { Row } from '../../../access-matrix/_row.ts';

const lesson = { params: { id: 'react.state.what-a-component-remembers' } };

/** A lesson's quiz is for everybody. That of a category is for who is signed in. */
export const access: Row[] = [
  ['post /api/quizzes/{id}/attempts/', [200, 200, 200, 200, 200], { ...lesson, body: { answers: [1, 0, 2, 1] } }],
  ['get /api/quizzes/{id}/', [401, 200, 200, 200, 200], { params: { id: 'react.foundations' } }],
];
