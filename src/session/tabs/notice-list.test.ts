import { beforeEach, describe, expect, it } from 'vitest';
import { api, Problem, type CalledOperation, type ProblemKind } from '#openapi/client/index.ts';
import {
  clearNotices,
  closeSuccess,
  isNoticeOpen,
  lastNotices,
  removeNotice,
  onNotice,
  onNoticeClosed,
  showNotice,
  notifyProblem,
  notifySuccess,
  toastTime,
  type Notice,
  type NoticeKey,
} from './notice-list.ts';

const problem = (kind: ProblemKind, status: number, errorMessages: string[] = []) =>
  new Problem(kind, status, { response: { errorMessages } });

/** The notice for a failed call, or undefined if there is none. */
function getNotice(failure: Problem, operation: CalledOperation = api.postClockWork.operation) {
  notifyProblem(failure, operation);
  return lastNotices()[0]?.message;
}

beforeEach(clearNotices);

it('success messages are joined', () => {
  notifySuccess(['The entry was stopped.', 'The next was started.']);
  expect(lastNotices()).toMatchObject([
    { tone: 'success', message: { message: 'The entry was stopped. The next was started.' } },
  ]);
});

it('a success toast stays 5 seconds, the red toast of a failure 4', () => {
  expect(toastTime).toMatchObject({ success: 5000, error: 4000 });
});

describe('a failed request', () => {
  it.each([400, 409, 413, 415, 429, 500, 503])(
    'a failure with %i joins all error messages',
    (status) => {
      expect(getNotice(problem('serverError', status, ['One.', 'Two.']))).toEqual({
        message: 'One. Two.',
      });
      expect(lastNotices()[0]?.tone).toBe('error');
    },
  );

  it.each<[ProblemKind, NoticeKey, NoticeKey | null]>([
    ['unreachable', 'unreachable', 'unreachable'],
    ['timedOut', 'timedOut', 'whyTimedOut'],
    ['malformed', 'malformed', 'whyMalformed'],
    ['serverError', 'serverError', 'whyServerError'],
    ['down', 'down', 'whyDown'],
    ['forbidden', 'forbidden', 'whyForbidden'],
    ['notFound', 'notFound', null],
    ['invalid', 'rejected', 'whyRejected'],
    ['conflict', 'rejected', 'whyRejected'],
    ['tooManyTries', 'rejected', 'whyRejected'],
  ])('a failure without a message is described by its kind: %s', (kind, ofChange, ofRead) => {
    expect(getNotice(problem(kind, 0))).toEqual({ key: ofChange });
    clearNotices();
    const read = getNotice(problem(kind, 0), api.getClockWorkDay.operation);
    expect(read).toEqual(ofRead === null ? undefined : { key: ofRead });
  });

  it('a failed request can be found on the server by its trace id', () => {
    const failure = new Problem('serverError', 500, {
      response: { errorMessages: ['x'], traceId: 't-1' },
    });
    notifyProblem(failure, api.postClockWork.operation);
    expect(lastNotices()[0]?.traceId).toBe('t-1');
  });

  it('a read that finds no record is shown by its page, not as a notice', () => {
    expect(
      getNotice(problem('notFound', 404, ['Unknown.']), api.getClockWorkDay.operation),
    ).toBeUndefined();
  });

  it('a change of a missing record is shown as a notice', () => {
    expect(getNotice(problem('notFound', 404, ['Unknown.']))).toEqual({ message: 'Unknown.' });
  });
});

describe('the list of the last notices', () => {
  it('the list of notices is newest first and stores twenty', () => {
    for (let index = 1; index <= 25; index += 1) notifySuccess([`${index}`]);
    expect(lastNotices()).toHaveLength(20);
    expect(lastNotices()[0]?.message).toEqual({ message: '25' });
    expect(lastNotices().at(-1)?.message).toEqual({ message: '6' });
    expect(new Set(lastNotices().map(({ id }) => id)).size).toBe(20);
  });

  it('the list of notices notifies its listeners, with null when it is cleared, until they unsubscribe', () => {
    const received: (Notice | null)[] = [];
    const stop = onNotice((notice) => received.push(notice));
    showNotice('rebuilt');
    clearNotices();
    stop();
    showNotice('notPersisted');
    expect(received).toMatchObject([{ tone: 'warning', message: { key: 'rebuilt' } }, null]);
  });
});

describe('a repeated notice', () => {
  const down = (traceId: string) =>
    notifyProblem(
      new Problem('down', 503, { response: { errorMessages: ['Down.'], traceId } }),
      api.postClockWork.operation,
    );

  it('a repeated notice is one open notice with a count and the newest trace id', () => {
    down('t-1');
    down('t-2');
    expect(lastNotices()).toMatchObject([
      { message: { message: 'Down.' }, count: 2, traceId: 't-2' },
    ]);
  });

  it('without a network, repeated failures are counted for changes, but not for reads', () => {
    const failed = new Problem('unreachable', 0);
    notifyProblem(failed, api.getClockWorkDay.operation);
    notifyProblem(failed, api.getClockWorkMini.operation);
    expect(lastNotices().map(({ count }) => count)).toEqual([1]);
    notifyProblem(failed, api.postClockWork.operation);
    expect(lastNotices().map(({ count }) => count)).toEqual([2]);
  });

  it('a repeated notice is emitted with the same id', () => {
    const received: (Notice | null)[] = [];
    const stop = onNotice((notice) => received.push(notice));
    down('t-1');
    down('t-2');
    stop();
    expect(received.map((notice) => notice?.count)).toEqual([1, 2]);
    expect(new Set(received.map((notice) => notice?.id)).size).toBe(1);
  });

  it('a repeated notice comes first in the list', () => {
    down('t-1');
    notifySuccess(['Saved.']);
    down('t-2');
    expect(lastNotices().map(({ count }) => count)).toEqual([2, 1]);
  });

  it('a notice that is repeated after it has closed is a new one', () => {
    down('t-1');
    removeNotice(lastNotices()[0]?.id ?? 0);
    down('t-2');
    expect(lastNotices()).toMatchObject([
      { count: 1, traceId: 't-2' },
      { count: 1, traceId: 't-1' },
    ]);
  });

  it('a notice in another tone is a separate one', () => {
    notifySuccess(['Down.']);
    down('t-1');
    expect(lastNotices()).toHaveLength(2);
  });
});

describe('an offer to undo', () => {
  it('an offer to undo closes success toasts, and leaves those of errors open', () => {
    notifySuccess(['Deleted.']);
    notifyProblem(new Problem('down', 503), api.postClockWork.operation);
    const closed: number[] = [];
    const stop = onNoticeClosed((id) => closed.push(id));
    closeSuccess();
    closeSuccess();
    stop();
    const [error, success] = lastNotices();
    expect(closed).toEqual([success?.id]);
    expect([error, success].map((notice) => notice && isNoticeOpen(notice))).toEqual([true, false]);
  });
});
