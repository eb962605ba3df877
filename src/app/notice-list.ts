import { isRead, type OperationId, type Problem } from '#openapi/client/index.ts';

/** Something to tell the person, in the server's words or by a key of the `common` catalog. */
export interface Notice {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  tone: 'success' | 'error' | 'warning';
  said: { words: string } | { key: NoticeKey };
}

export type NoticeKey =
  | 'unreachable'
  | 'timedOut'
  | 'malformed'
  | 'rebuilt'
  | 'notKept'
  | 'choicesNotKept'
  | 'draftsNotKept'
  | 'addressCopied'
  | 'addressNotCopied';

/** How long a toast stays, in ms. Source: document 1, sections 8 and 9; decisions, "Answers". */
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
  for (const listener of listeners) listener(null);
}

let count = 0;

function tell(tone: Notice['tone'], said: Notice['said']): void {
  count += 1;
  const notice = { id: count, at: Date.now(), tone, said };
  last = [notice, ...last].slice(0, memory);
  for (const listener of listeners) listener(notice);
}

/** The success messages of a call, joined. Source: document 1, section 7. */
export const tellSuccess = (messages: readonly string[]): void =>
  tell('success', { words: messages.join(' ') });

/**
 * The failure of a call. A missing record is told by the page where it is the page's own, so only
 * a change that finds none is told here. Source: document 1, section 8.
 */
export function tellProblem(problem: Problem, id: OperationId): void {
  if (problem.kind === 'notFound' && isRead(id)) return;
  if (problem.messages.length > 0) {
    tell('error', { words: problem.messages.join(' ') });
  } else if (problem.kind === 'timedOut' || problem.kind === 'malformed') {
    tell('error', { key: problem.kind });
  } else {
    tell('error', { key: 'unreachable' });
  }
}

/** What the embedded server says about the demo data, or the device about the person's choices. */
export const tellNotice = (key: 'rebuilt' | 'notKept' | 'choicesNotKept' | 'draftsNotKept'): void =>
  tell('warning', { key });

/** Whether the address of a page could be copied. */
export const tellCopied = (key: 'addressCopied' | 'addressNotCopied'): void =>
  tell(key === 'addressCopied' ? 'success' : 'error', { key });
