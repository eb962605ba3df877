import { isObject, type Json } from '../json.ts';
import type { Identities, Identity } from './people.ts';

/**
 * Reads the people of a run:
 *
 *   { "tenant": "aster", "otherTenant": "cedar",
 *     "people": { "admin": "eyJ…", "otherTenant": { "token": "eyJ…", "tenant": "cedar" } } }
 *
 * A person without a tenant works in the first one; `otherTenant` in the other. With a `password`
 * beside the token, the checks of passwords are made, too. Throws with what is wrong.
 */
export function readIdentities(text: string): Identities {
  const value = parsed(text);
  if (!isObject(value)) throw new Error('The file of people has to be an object.');
  const { tenant, otherTenant, people } = value;
  if (typeof tenant !== 'string') throw new Error('The file of people names no "tenant".');
  if (!isObject(people)) throw new Error('The file of people lacks "people".');
  const other = typeof otherTenant === 'string' ? otherTenant : null;
  const tokens = Object.entries(people).map(([role, given]) =>
    parseIdentity(role, given, role === 'otherTenant' ? (other ?? tenant) : tenant),
  );
  if (!tokens.some(({ role }) => role === 'admin')) {
    throw new Error('The file of people lacks "admin": somebody with every right in the tenant.');
  }
  return { tenantId: tenant, otherTenantId: other, tokens };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The file of people is not JSON.');
  }
}

function parseIdentity(role: string, given: Json, tenantId: string): Identity {
  const unknown = { role, tenantId, password: null, signIn: null };
  if (typeof given === 'string') return { ...unknown, token: given };
  const { token, tenant, password } = isObject(given) ? given : {};
  if (typeof token !== 'string') throw new Error(`The person "${role}" has no token.`);
  return {
    ...unknown,
    token,
    tenantId: typeof tenant === 'string' ? tenant : tenantId,
    password: typeof password === 'string' ? password : null,
  };
}
