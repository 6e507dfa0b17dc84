import { modulesOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { DomKit } from '@devorbit/contract/execution/judging.ts';
import { lessonDifficulties } from '@devorbit/contract/skill-estimate.ts';
import { defineFeature, queue } from '../../../feature.ts';
import { framesFolder } from '../../../folders.ts';
import { fromContent } from '../../../from-content.ts';
import { serveFrames } from '../../../platform/http/frames.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { giveUpAttempt } from './commands/give-up-attempt.ts';
import { judgeAttempt } from './commands/judge-attempt.ts';
import type { ExerciseJob } from './commands/prove-exercise.ts';
import { forgetOldAttempts } from './jobs.ts';
import { attemptsPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import type { KnownExercise } from './policy.ts';
import { serveExercises } from './routes.ts';

/** By their names in addresses, `react.state.turnstile`. */
const exercisesOf = (): Map<string, KnownExercise> =>
  new Map(
    fromContent(readFrameworks)
      .flatMap((framework) => modulesOf(framework).map((module) => ({ ...module, framework: framework.id })))
      .flatMap(({ framework, difficulty, lessons }) =>
        lessons.flatMap(({ concept, exercises: own }) =>
          own.map((exercise) => ({
            ...exercise,
            kit: DomKit.parse(framework),
            concept,
            difficulty: lessonDifficulties[difficulty],
          })),
        ),
      )
      .map((exercise) => [exercise.id.replaceAll('/', '.'), exercise]),
  );

export const exercises = defineFeature({
  name: 'learning/exercises',
  tables: ['exercise_attempts'],
  userColumns: { 'exercise_attempts.user_id': 'erased' },
  personalData,
  channels: ['exercise_attempts'],
  limits: [attemptsPerMinute],
  queues: [
    // About five minutes of trying: somebody waits for it.
    queue<ExerciseJob>({
      name: 'exercises',
      retry: { limit: 25, delay: 1, longest: 15 },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: ({ env }) => env.JUDGE_CONCURRENCY,
      pollMs: 1_000,
      handle: (platform) => {
        const deps = { ...platform, exercises: exercisesOf() };
        return ({ data }, signal) => judgeAttempt(deps, data.attempt, signal);
      },
      dead:
        (platform) =>
        ({ data }) =>
          giveUpAttempt(platform, data.attempt),
    }),
  ],
  hourly: [{ name: 'Old attempts at exercises', run: forgetOldAttempts }],
  serve: (http, platform) => {
    serveExercises(http, { ...platform, exercises: exercisesOf() });
    serveFrames(http.app, framesFolder);
  },
});
