import type { CalledOperation } from '#openapi/client/index.ts';
import type { Exchange } from '#openapi/client/connection.ts';
import type { EntryVersion } from '#machines/notifications/changed-times.ts';
import type { HubMember } from './hub-tabs.ts';

/** Distinguishes this tab's own messages from those of other tabs. */
const tab = crypto.randomUUID();

/** The channel's name: tabs of another user or tenant receive nothing. */
export const timesName = ({ tenantId, subject }: HubMember): string =>
  `atrium.times.${tenantId}.${subject}`;

/** Where the times of a user were changed. */
export type TimesChanged = 'here' | 'otherTab';

/** A message between tabs. */
interface TimesMessage {
  /** The tab that made the change; 'hub' for another device. */
  from: string;
  changes: readonly EntryVersion[];
}

/**
 * Reports a user's change in a tenant. If it was in ClockWork, it notifies everything that shows
 * it, in this tab and the others.
 */
export function reportChange(
  operation: CalledOperation,
  member: HubMember,
  exchange: Exchange = { sent: null, received: null },
): void {
  if (operation.area !== 'clockwork') return;
  send(member, { from: tab, changes: changesIn(operation, exchange) });
}

/** Notifies when the times of a user have changed; returns a function that unsubscribes. */
export function onTimesChanged(
  member: HubMember,
  listener: (where: TimesChanged) => void,
): () => void {
  return receive(member, ({ from }) => listener(from === tab ? 'here' : 'otherTab'));
}

export interface HubTimes {
  /** Called for changes that the hub reports, from this device or another one. */
  report: (changes: readonly EntryVersion[]) => void;
  stop: () => void;
}

/**
 * The wait for the response of a change that was made here, in ms: it may arrive after the hub's
 * event.
 */
const responsePause = 400;

/** The maximum number of known changes by tabs of this browser. */
const knownCount = 300;

/**
 * Forwards the hub's changes to the tabs of this browser, except those that a tab made and already
 * shows.
 */
export function followHubTimes(member: HubMember, pause = responsePause): HubTimes {
  const known = new Set<string>();
  let waiting: EntryVersion[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = receive(member, ({ changes }) => {
    for (const change of changes) known.add(toKey(change));
    for (const key of [...known].slice(0, Math.max(0, known.size - knownCount))) known.delete(key);
  });
  const pass = () => {
    timer = undefined;
    const changes = waiting.filter((change) => !known.has(toKey(change)));
    waiting = [];
    if (changes.length > 0) send(member, { from: 'hub', changes });
  };
  return {
    report: (changes) => {
      waiting.push(...changes);
      timer ??= setTimeout(pass, pause);
    },
    stop: () => {
      clearTimeout(timer);
      leave();
    },
  };
}

const toKey = ({ id, version }: EntryVersion): string => `${id} ${version}`;

function send(member: HubMember, message: TimesMessage): void {
  const channel = new BroadcastChannel(timesName(member));
  channel.postMessage(message);
  channel.close();
}

function receive(member: HubMember, take: (message: TimesMessage) => void): () => void {
  const channel = new BroadcastChannel(timesName(member));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(toMessage(data)));
  return () => channel.close();
}

/**
 * A tab with another version of the app may send a different message: it is treated as a change of
 * times.
 */
function toMessage(data: unknown): TimesMessage {
  if (typeof data !== 'object' || data === null) return { from: '', changes: [] };
  const { from, changes } = data as Partial<TimesMessage>;
  return { from: from ?? '', changes: changes ?? [] };
}

/** The entries that a call has changed, as far as its bodies show. */
function changesIn({ id }: CalledOperation, { sent, received }: Exchange): EntryVersion[] {
  if (id === 'deleteClockWorkEntries' && Array.isArray(sent)) {
    return sent.map((each) => ({ id: String(each), version: null }));
  }
  const { clockWorkEntries = [], clockWorkMini = null } = (received ?? {}) as {
    clockWorkEntries?: readonly ChangedEntry[];
    clockWorkMini?: ChangedEntry | null;
  };
  return [...clockWorkEntries, ...(clockWorkMini ? [clockWorkMini] : [])].flatMap((entry) =>
    entry.version === undefined ? [] : [{ id: entry.id, version: entry.version }],
  );
}

interface ChangedEntry {
  id: string;
  version?: number;
}
