import { expect, it } from 'vitest';
import { Problem, type ProblemKind } from '#openapi/client/index.ts';
import { toCause } from './cause.ts';

it.each<[ProblemKind, string | null]>([
  ['forbidden', 'forbidden'],
  ['notFound', 'notFound'],
  ['unreachable', 'unreachable'],
  ['timedOut', 'timedOut'],
  ['serverError', 'serverError'],
  ['down', 'down'],
  ['malformed', 'malformed'],
  ['invalid', 'rejected'],
  ['conflict', 'rejected'],
  ['upload', 'rejected'],
  ['tooManyTries', 'rejected'],
  ['unauthenticated', null],
])('the cause of a problem of the kind “%s” is %s', (kind, cause) => {
  expect(toCause(new Problem(kind, 0))).toBe(cause);
});

it('a programming error in the page is not reported as a network problem', () => {
  expect(toCause(new TypeError('x is undefined'))).toBeNull();
});
