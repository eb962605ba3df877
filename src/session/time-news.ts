import type { CalledOperation } from '#openapi/client/index.ts';
import type { HubMember } from './hub-tabs.ts';

/** Tells this tab's own words from those of the others. */
const tab = crypto.randomUUID();

/** Tabs of another person or tenant hear nothing of it. */
export const timesName = ({ tenantId, subject }: HubMember): string =>
  `atrium.times.${tenantId}.${subject}`;

/** Where the times of a person were changed. */
export type TimesChanged = 'here' | 'elsewhere';

/**
 * A call of a person has changed something in a tenant. If it was their ClockWork, all who show it
 * hear of it, in this tab and the others.
 */
export function tellChange({ area }: CalledOperation, member: HubMember): void {
  if (area !== 'clockwork') return;
  const channel = new BroadcastChannel(timesName(member));
  channel.postMessage(tab);
  channel.close();
}

/** Hears when the times of a person have changed, until the answered function is called. */
export function onTimesChanged(member: HubMember, hear: (where: TimesChanged) => void): () => void {
  const channel = new BroadcastChannel(timesName(member));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    hear(data === tab ? 'here' : 'elsewhere'),
  );
  return () => channel.close();
}
