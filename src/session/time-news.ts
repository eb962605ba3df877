import type { CalledOperation } from '#openapi/client/index.ts';
import type { Exchange } from '#openapi/client/connection.ts';
import type { EntryVersion } from '#machines/notifications/changed-times.ts';
import type { HubMember } from './hub-tabs.ts';

/** Tells this tab's own words from those of the others. */
const tab = crypto.randomUUID();

/** Tabs of another person or tenant hear nothing of it. */
export const timesName = ({ tenantId, subject }: HubMember): string =>
  `atrium.times.${tenantId}.${subject}`;

/** Where the times of a person were changed. */
export type TimesChanged = 'here' | 'otherTab';

/** What tabs send each other. */
interface TimesMessage {
  /** The tab that made the change; the hub for another device. */
  from: string;
  changes: readonly EntryVersion[];
}

/**
 * A call of a person has changed something in a tenant. If it was their ClockWork, all who show it
 * hear of it, in this tab and the others.
 */
export function reportChange(
  operation: CalledOperation,
  member: HubMember,
  exchange: Exchange = { sent: null, received: null },
): void {
  if (operation.area !== 'clockwork') return;
  send(member, { from: tab, changes: changesIn(operation, exchange) });
}

/** Hears when the times of a person have changed, until the answered function is called. */
export function onTimesChanged(
  member: HubMember,
  listener: (where: TimesChanged) => void,
): () => void {
  return receive(member, ({ from }) => listener(from === tab ? 'here' : 'otherTab'));
}

export interface HubTimes {
  /** The hub has reported changes, of this device or of another one. */
  report: (changes: readonly EntryVersion[]) => void;
  stop: () => void;
}

/** Milliseconds for the response of a change that was made here, which may come after the hub's event. */
const responsePause = 400;

/** So many changes that tabs of this browser have made are known. */
const knownCount = 300;

/**
 * Passes what the hub reports on to the tabs of this browser, unless one of them made the change and
 * has shown it already.
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

/** A tab with another version of the app may send something else: its times have changed. */
function toMessage(data: unknown): TimesMessage {
  if (typeof data !== 'object' || data === null) return { from: '', changes: [] };
  const { from, changes } = data as Partial<TimesMessage>;
  return { from: from ?? '', changes: changes ?? [] };
}

/** The entries that a call has changed, as far as its bodies say it. */
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
