import { isObject, type Json } from '../json.ts';
import type { Identities, Identity } from './people.ts';

/**
 * Parses the people of a run:
 *
 * { "tenant": "aster", "otherTenant": "cedar", "people": { "admin": "eyJ…", "otherTenant": {
 * "token": "eyJ…", "tenant": "cedar" } } }
 *
 * A person without a tenant works in the first one; `otherTenant` in the other. A `password` next
 * to the token enables the password checks. Throws an error that names the problem.
 */
export function readIdentities(text: string): Identities {
  const value = parsed(text);
  if (!isObject(value)) throw new Error('The --tokens file must contain a JSON object.');
  const { tenant, otherTenant, people } = value;
  if (typeof tenant !== 'string')
    throw new Error('The --tokens file has no "tenant". Add the ID of the tenant.');
  if (!isObject(people))
    throw new Error('The --tokens file has no "people". Add an object with a token for each role.');
  const other = typeof otherTenant === 'string' ? otherTenant : null;
  const tokens = Object.entries(people).map(([role, given]) =>
    parseIdentity(role, given, role === 'otherTenant' ? (other ?? tenant) : tenant),
  );
  if (!tokens.some(({ role }) => role === 'admin')) {
    throw new Error(
      'The --tokens file has no "admin" in "people". Add a user with all rights in the tenant.',
    );
  }
  return { tenantId: tenant, otherTenantId: other, tokens };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The --tokens file must be valid JSON, but could not be parsed.');
  }
}

function parseIdentity(role: string, given: Json, tenantId: string): Identity {
  const unknown = { role, tenantId, password: null, signIn: null };
  if (typeof given === 'string') return { ...unknown, token: given };
  const { token, tenant, password } = isObject(given) ? given : {};
  if (typeof token !== 'string')
    throw new Error(`The user "${role}" has no "token" in the --tokens file.`);
  return {
    ...unknown,
    token,
    tenantId: typeof tenant === 'string' ? tenant : tenantId,
    password: typeof password === 'string' ? password : null,
  };
}
