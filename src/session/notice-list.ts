import type { CalledOperation, Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '#machines/cause.ts';

/** Something to tell the person, in the server's words or by a key of the `common` catalog. */
export interface Notice {
  id: number;
  /** When it was told last, in milliseconds since 1970. */
  at: number;
  tone: 'success' | 'error' | 'warning';
  message: { message: string } | { key: NoticeKey };
  /** How often it was told while it stood there. */
  count: number;
  /** By which the server's keepers find the failure; '' where there is none. */
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

/** How long a toast stays, in ms. Source: AUTH-008, AUTH-030; decisions, "Answers". */
export const toastTime: Record<Notice['tone'], number> = {
  success: 5000,
  error: 4000,
  warning: 10_000,
};

/** The list of the last ones keeps this many. */
const memory = 20;

let last: readonly Notice[] = [];
const listeners = new Set<(notice: Notice | null) => void>();

/** The last notices, newest first. */
export const lastNotices = (): readonly Notice[] => last;

/** Hears every new notice, and null when the list was cleared. */
export function onNotice(listener: (notice: Notice | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearNotices(): void {
  last = [];
  openNotices.clear();
  for (const listener of listeners) listener(null);
}

/** Ids of the notices that stand there now, or wait to. */
const openNotices = new Set<number>();

/** A notice stands there no longer: told again, it is a new one. */
export const removeNotice = (id: number): void => void openNotices.delete(id);

const closeListeners = new Set<(id: number) => void>();

/** Calls `listener` with the id of each notice whose toast closes before its time. */
export function onNoticeClosed(listener: (id: number) => void): () => void {
  closeListeners.add(listener);
  return () => closeListeners.delete(listener);
}

/**
 * Closes the toasts of what has succeeded: the offer to undo it is its one message, and no toast may
 * cover its button. The list of messages still has them.
 */
export function closeSuccess(): void {
  for (const { id, tone } of last) {
    if (tone !== 'success' || !openNotices.delete(id)) continue;
    for (const listener of closeListeners) listener(id);
  }
}

/** Whether a notice has a toast, or waits for one. */
export const isNoticeOpen = ({ id }: Notice): boolean => openNotices.has(id);

let count = 0;

/** What is told again while it stands there is the same notice, told once more where that `isCounted`. */
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

/** The success messages of a call, joined. Source: AUTH-047. */
export const notifySuccess = (messages: readonly string[]): void =>
  notify('success', { message: messages.join(' ') });

/**
 * The failure of a call, in the server's words; without them by what became of it, since of a change
 * it matters whether it was made. A missing record is told by the page where it is the page's own,
 * so only a change that finds none is told here. What a page reads at once all fails without a network:
 * that says the same once. Source: AUTH-035.
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

/** The documented words for no network are the same for both. */
const getKey = (cause: Cause, isLoading: boolean): NoticeKey =>
  isLoading && cause !== 'unreachable' ? whys[cause] : cause;

/**
 * What the embedded server says about the demo data, the device about the person's choices, or the
 * guard about their tenant.
 */
export const showNotice = (
  key:
    | 'rebuilt'
    | 'notPersisted'
    | 'choicesNotPersisted'
    | 'draftsNotPersisted'
    | 'tenantUnavailable',
): void => notify('warning', { key });

/** Whether the address of a page could be copied. */
export const notifyCopied = (key: 'addressCopied' | 'addressNotCopied'): void =>
  notify(key === 'addressCopied' ? 'success' : 'error', { key });
