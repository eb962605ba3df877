import type { Contract } from '../contract/contract.ts';
import type { Client } from '../http/exchange.ts';
import { outgoing } from '../http/request.ts';
import { isObject, type Json } from '../json.ts';
import {
  createPeople,
  credentialsOf,
  type Identities,
  type People,
  type Person,
} from './people.ts';

/** The operation that tells a person's rights and time zone. */
const profileOperation = 'getProfile';

/**
 * Reads of each person what the server knows: who may do what decides who is sent where.
 * Rejects when no server answers.
 */
export async function meet(
  { client, contract, baseUrl }: { client: Client; contract: Contract; baseUrl: string },
  identities: Identities,
): Promise<{ people: People; remarks: string[] }> {
  const remarks: string[] = [];
  const tells = contract.operations.find(({ id }) => id === profileOperation);
  const all = await Promise.all(
    identities.tokens.map(async (identity): Promise<Person> => {
      const credentials = credentialsOf(identity);
      const unknown = {
        ...identity,
        credentials,
        rights: null,
        ids: new Set<string>(),
        timeZone: 'UTC',
      };
      if (!tells) return unknown;
      const request = outgoing(tells, {}, { baseUrl, tenantId: identity.tenantId });
      const { json, fault, status } = await client(request, credentials);
      if (fault !== null) throw new Error(`No server answers at ${baseUrl}: ${fault}.`);
      const profile = isObject(json) ? json['profile'] : undefined;
      if (!isObject(profile)) {
        const why = 'is the address right, and the token?';
        remarks.push(
          `${tells.method} ${request.url} as ${identity.role} answers ${status}: ${why}`,
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
  return { people: createPeople(identities, all), remarks };
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
