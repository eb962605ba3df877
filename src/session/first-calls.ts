import { systemClock } from '#machines/clock.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import type { Configuration } from './configuration.ts';
import { couldEnter } from './kept-rights.ts';
import { parseIdentity, createUserStorage } from './kept-user.ts';
import { preferences } from './preferences.ts';
import { tenantOfTab } from './tenant-of-tab.ts';

/** What is asked first at an address. */
export interface FirstCalls {
  /** Whom the page lets in; null where that is not known yet. */
  rule: EntryRule | null;
  /** Paths of what every page of a tenant asks: who the person is there. */
  whoIs: readonly string[];
  /** Paths of what the page asks, with no more than the tenant and its record's id in them. */
  reads: readonly string[];
  /** Of the record that the address names, as it stands there. */
  recordId: string | undefined;
}

interface Surroundings {
  configuration: Configuration;
  /** Where the API answers, without a slash at its end. */
  apiAddress: string;
  /** Makes a call, whose answer waits for whoever asks the same. */
  start: (request: Request) => void;
}

/** A token that ends this soon is renewed before it is sent, in ms. Source: AUTH-028. */
const renewedBefore = 600_000;

/**
 * Asks what the page will ask, for somebody who is back in their tab, while the page's code is still
 * on the way. Who has no token that lasts, or no tenant, is asked for those first.
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
