import { beforeEach, describe, expect, it } from 'vitest';
import { Problem, type OperationId, type ProblemKind } from '#openapi/client/index.ts';
import {
  clearNotices,
  lastNotices,
  onNotice,
  tellNotice,
  tellProblem,
  tellSuccess,
  toastTime,
  type Notice,
} from './notice-list.ts';

const problem = (kind: ProblemKind, status: number, errorMessages: string[] = []) =>
  new Problem(kind, status, { answer: { errorMessages } });

/** What a failed call is told as, or undefined for nothing. */
function saidOf(failure: Problem, id: OperationId = 'postClockWork') {
  tellProblem(failure, id);
  return lastNotices()[0]?.said;
}

beforeEach(clearNotices);

it('success messages are joined', () => {
  tellSuccess(['The entry was stopped.', 'The next was started.']);
  expect(lastNotices()).toMatchObject([
    { tone: 'success', said: { words: 'The entry was stopped. The next was started.' } },
  ]);
});

it('a success stays 5 seconds, the red toast of a failure 4', () => {
  expect(toastTime).toMatchObject({ success: 5000, error: 4000 });
});

describe('a failed call', () => {
  it.each([400, 409, 413, 415, 429, 500, 503])('%i joins all error messages', (status) => {
    expect(saidOf(problem('fault', status, ['One.', 'Two.']))).toEqual({ words: 'One. Two.' });
    expect(lastNotices()[0]?.tone).toBe('error');
  });

  it.each([
    [problem('unreachable', 0), 'unreachable'],
    [problem('fault', 500), 'unreachable'],
    [problem('timedOut', 0), 'timedOut'],
    [problem('malformed', 200), 'malformed'],
  ])('without words is told by what became of it (%s)', (failure, key) => {
    expect(saidOf(failure)).toEqual({ key });
  });

  it('that finds no record is told by its page, not here', () => {
    expect(saidOf(problem('notFound', 404, ['Unknown.']), 'getClockWorkDay')).toBeUndefined();
  });

  it('that changes a record which is not there is told', () => {
    expect(saidOf(problem('notFound', 404, ['Unknown.']))).toEqual({ words: 'Unknown.' });
  });
});

describe('the list of the last ones', () => {
  it('is newest first and keeps twenty', () => {
    for (let index = 1; index <= 25; index += 1) tellSuccess([`${index}`]);
    expect(lastNotices()).toHaveLength(20);
    expect(lastNotices()[0]?.said).toEqual({ words: '25' });
    expect(lastNotices().at(-1)?.said).toEqual({ words: '6' });
    expect(new Set(lastNotices().map(({ id }) => id)).size).toBe(20);
  });

  it('is heard, with null when it is cleared, until one stops listening', () => {
    const heard: (Notice | null)[] = [];
    const stop = onNotice((notice) => heard.push(notice));
    tellNotice('rebuilt');
    clearNotices();
    stop();
    tellNotice('notKept');
    expect(heard).toMatchObject([{ tone: 'warning', said: { key: 'rebuilt' } }, null]);
  });
});
