import { systemClock } from '#machines/clock.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import type { Configuration } from './configuration.ts';
import { couldEnter } from './storage/workspace/persisted-rights.ts';
import { parseIdentity, createUserStorage } from './storage/workspace/user-storage.ts';
import { preferences } from './storage/workspace/preferences.ts';
import { tenantOfTab } from './selected-tenant.ts';

/** The first requests at a URL. */
export interface FirstCalls {
  /** The page's entry rule; null if it is not known yet. */
  rule: EntryRule | null;
  /** Paths of the requests that every tenant page sends to identify the user. */
  whoIs: readonly string[];
  /** Paths of the page's requests that need only the tenant and the record's id. */
  reads: readonly string[];
  /** Id of the record in the URL, unvalidated. */
  recordId: string | undefined;
}

interface Surroundings {
  configuration: Configuration;
  /** Base URL of the API, without a trailing slash. */
  apiAddress: string;
  /** Sends a request; the same request of the page later takes its response. */
  start: (request: Request) => void;
}

/** A token that expires within this time is renewed before it is sent, in ms. Source: AUTH-028. */
const renewedBefore = 600_000;

/**
 * Sends the page's first requests while its code is loading, for a user who returns to their tab.
 * Without a tenant or a token that lasts long enough, it sends nothing, because those come first.
 */
export function startFirstCalls(
  { rule, whoIs, reads, recordId }: FirstCalls,
  { configuration, apiAddress, start }: Surroundings,
): void {
  const identity = parseIdentity(createUserStorage(configuration).read());
  const tenant = tenantOfTab();
  if (!identity || tenant?.subject !== identity.subject) return;
  if (identity.expiresAt - systemClock.now() <= renewedBefore) return;
  const may = rule !== null && couldEnter(rule, tenant);
  for (const path of may ? [...reads, ...whoIs] : whoIs) {
    const ofTenant = path.replace('{tenantId}', encodeURIComponent(tenant.id));
    const filled = ofTenant.replace(/\{\w+\}/, recordId ?? '$&');
    if (filled.includes('{')) continue;
    start(
      new Request(apiAddress + filled, {
        headers: {
          'Accept-Language': preferences().language,
          Authorization: `Bearer ${identity.accessToken}`,
        },
      }),
    );
  }
}
