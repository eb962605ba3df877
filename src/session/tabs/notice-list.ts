import type { CalledOperation, Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '#machines/cause.ts';

/** A message for the user: the server's text, or a key of the `common` catalog. */
export interface Notice {
  id: number;
  /** The time of the last report, in milliseconds since 1970. */
  at: number;
  tone: 'success' | 'error' | 'warning';
  message: { message: string } | { key: NoticeKey };
  /** How often it was reported while it was open. */
  count: number;
  /** Identifies the failure in the server's logs; '' if there is none. */
  traceId: string;
}

export type NoticeKey =
  | Cause
  | ReadCause
  | 'rebuilt'
  | 'notPersisted'
  | 'choicesNotPersisted'
  | 'draftsNotPersisted'
  | 'tenantUnavailable'
  | 'addressCopied'
  | 'addressNotCopied';

type ReadCause = Exclude<`why${Capitalize<Cause>}`, 'whyUnreachable'>;

/** How long a toast stays open, in ms. Source: AUTH-008, AUTH-030, ADR 0024. */
export const toastTime: Record<Notice['tone'], number> = {
  success: 5000,
  error: 4000,
  warning: 10_000,
};

/** The maximum number of notices in the history. */
const memory = 20;

let last: readonly Notice[] = [];
const listeners = new Set<(notice: Notice | null) => void>();

/** The last notices, newest first. */
export const lastNotices = (): readonly Notice[] => last;

/** Notifies of each new notice, and with null when the list is cleared. */
export function onNotice(listener: (notice: Notice | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearNotices(): void {
  last = [];
  openNotices.clear();
  for (const listener of listeners) listener(null);
}

/** Ids of the notices that are open, or waiting to be. */
const openNotices = new Set<number>();

/** Marks a notice as closed: the next report of the same message is a new notice. */
export const removeNotice = (id: number): void => void openNotices.delete(id);

const closeListeners = new Set<(id: number) => void>();

/** Calls `listener` with the id of each notice whose toast is closed early. */
export function onNoticeClosed(listener: (id: number) => void): () => void {
  closeListeners.add(listener);
  return () => closeListeners.delete(listener);
}

/**
 * Closes success toasts: the undo offer is the only message, and no toast may cover its button. The
 * message history keeps them.
 */
export function closeSuccess(): void {
  for (const { id, tone } of last) {
    if (tone !== 'success' || !openNotices.delete(id)) continue;
    for (const listener of closeListeners) listener(id);
  }
}

/** Whether a notice has a toast or is waiting for one. */
export const isNoticeOpen = ({ id }: Notice): boolean => openNotices.has(id);

let count = 0;

/**
 * A message that is reported again while it is open stays one notice; its count increases if
 * `isCounted`.
 */
function notify(
  tone: Notice['tone'],
  message: Notice['message'],
  { traceId = '', isCounted = true } = {},
): void {
  const same = last.find(
    (notice) =>
      openNotices.has(notice.id) && notice.tone === tone && isSame(notice.message, message),
  );
  const at = Date.now();
  const notice = same
    ? { ...same, at, count: same.count + (isCounted ? 1 : 0), traceId: traceId || same.traceId }
    : { id: (count += 1), at, tone, message, count: 1, traceId };
  openNotices.add(notice.id);
  last = [notice, ...last.filter(({ id }) => id !== notice.id)].slice(0, memory);
  for (const listener of listeners) listener(notice);
}

const isSame = (one: Notice['message'], other: Notice['message']): boolean =>
  'message' in one
    ? 'message' in other && one.message === other.message
    : 'key' in other && one.key === other.key;

/** Shows the success messages of a call, joined. Source: AUTH-047. */
export const notifySuccess = (messages: readonly string[]): void =>
  notify('success', { message: messages.join(' ') });

/**
 * Shows the failure of a call with the server's text. Without one, the text depends on the outcome,
 * because for a change it matters whether it was made. A record that is not found is reported by
 * its page, so it is shown here only for a change. Without a network, all requests of a page fail
 * with the same notice, which is counted once. Source: AUTH-035.
 */
export function notifyProblem(problem: Problem, { mutates }: CalledOperation): void {
  if (problem.kind === 'notFound' && !mutates) return;
  const { messages, traceId } = problem;
  const cause = toCause(problem) ?? 'rejected';
  const isCounted = mutates || cause !== 'unreachable';
  const message =
    messages.length > 0 ? { message: messages.join(' ') } : { key: getKey(cause, !mutates) };
  notify('error', message, { traceId, isCounted });
}

const whys = {
  forbidden: 'whyForbidden',
  notFound: 'whyNotFound',
  timedOut: 'whyTimedOut',
  serverError: 'whyServerError',
  down: 'whyDown',
  malformed: 'whyMalformed',
  rejected: 'whyRejected',
} as const;

/** The required text for a missing network is the same for reads and changes. */
const getKey = (cause: Cause, isLoading: boolean): NoticeKey =>
  isLoading && cause !== 'unreachable' ? whys[cause] : cause;

/**
 * Shows a warning of the embedded server about the demo data, of the device about stored
 * preferences, or of the route guard about the tenant.
 */
export const showNotice = (
  key:
    | 'rebuilt'
    | 'notPersisted'
    | 'choicesNotPersisted'
    | 'draftsNotPersisted'
    | 'tenantUnavailable',
): void => notify('warning', { key });

/** Reports whether the address of a page was copied. */
export const notifyCopied = (key: 'addressCopied' | 'addressNotCopied'): void =>
  notify(key === 'addressCopied' ? 'success' : 'error', { key });
