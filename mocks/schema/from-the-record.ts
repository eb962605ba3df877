import { countedSeconds } from '../store/seconds.ts';
import type { Derivation } from '../store/store.ts';
import type { EntryRecord, World } from '../store/world.ts';
import { browserName } from '../common/browser.ts';
import type { NotificationRecord } from '../store/world/notifications.ts';

/** The time that entries count, so that the store can add it up. */
export const computedEntries: Derivation<World, EntryRecord> = {
  compute: (_, entry) =>
    Promise.resolve({
      seconds: entry.endTime === null ? 0 : countedSeconds(entry, entry.endTime),
    }),
  from: {},
};

/** The name of a login's browser, by which logins are sorted. */
export const computedLogins: Derivation<World, World['logins']> = {
  compute: (_, { browser }) => Promise.resolve({ browserName: browserName(browser) }),
  from: {},
};

/** What the notifications about a record are found by once it is deleted. */
export const computedNotifications: Derivation<World, NotificationRecord> = {
  compute: async (_scope, { notificationData }) => ({ linkedId: notificationData.value }),
  from: {},
};

/** The zip code as a name: an id can be neither searched nor sorted like one. Source: ADMIN-007. */
export const computedZipCodes: Derivation<World, World['usZipCodes']> = {
  compute: async (_scope, { id }) => ({ zip: id }),
  from: {},
};
