import type { Contract } from '../contract/contract.ts';
import type { Client } from '../http/exchange.ts';
import { outgoing } from '../http/request.ts';
import { isObject, type Json } from '../json.ts';
import {
  createPeople,
  toCredentials,
  type Identities,
  type Missing,
  type People,
  type Person,
} from './people.ts';

/** The operation that returns a person's rights and time zone. */
const profileOperation = 'getProfile';

/**
 * Loads each person's rights and ids: the rights decide who sends which call. Rejects when no
 * server responds.
 */
export async function meet(
  { client, contract, baseUrl }: { client: Client; contract: Contract; baseUrl: string },
  identities: Identities,
): Promise<Met> {
  const remarks: string[] = [];
  const missing: Missing[] = [...(identities.missing ?? [])];
  const isKnown = contract.operations.find(({ id }) => id === profileOperation);
  const all = await Promise.all(
    identities.tokens.map(async (identity): Promise<Person | null> => {
      const credentials = toCredentials(identity);
      const unknown = {
        ...identity,
        credentials,
        rights: null,
        ids: new Set<string>(),
        timeZone: 'UTC',
      };
      if (!isKnown) return unknown;
      const request = outgoing(isKnown, {}, { baseUrl, tenantId: identity.tenantId });
      const exchange = await client(request, credentials, isKnown.id);
      const { json, networkError, status } = exchange;
      if (networkError !== null)
        throw new Error(
          `No server responds at ${baseUrl}: ${networkError}. Start the server, or check --base-url.`,
        );
      const profile = isObject(json) ? json['profile'] : undefined;
      if (unknownStatuses.has(status)) {
        const why = `${isKnown.method} ${request.url} returned ${status}`;
        missing.push({ role: identity.role, why, exchange });
        return null;
      }
      if (!isObject(profile)) {
        const why = 'check the base URL and the token.';
        remarks.push(
          `${isKnown.method} ${request.url} as ${identity.role} returned ${status} without a profile: ${why}`,
        );
        return unknown;
      }
      const { userRights, timeZone, id, employeeId } = profile;
      return {
        ...unknown,
        rights: Array.isArray(userRights) ? new Set(userRights.filter(isText)) : null,
        ids: new Set([employeeId, id].filter(isText)),
        timeZone: isText(timeZone) && isTimeZone(timeZone) ? timeZone : 'UTC',
      };
    }),
  );
  const met = all.filter((person) => person !== null);
  return { people: createPeople(identities, met, missing), remarks, missing };
}

/** People whom the server does not let in: their calls cannot be judged. */
const unknownStatuses = new Set([401, 403]);

interface Met {
  people: People;
  remarks: string[];
  missing: Missing[];
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
