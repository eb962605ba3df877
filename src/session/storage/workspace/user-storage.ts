import type { User } from 'oidc-client-ts';
import * as v from 'valibot';
import { systemClock } from '#machines/clock.ts';
import type { Identity } from '#machines/session/identity.ts';
import type { Configuration } from '../../configuration.ts';
import { persist, read } from '../device.ts';
import type { Handed } from '../../tabs/handover.ts';

/** The prefix of the client library's keys. */
export const prefix = 'oidc.';
/** Lifetime of the token when it was issued, which the library does not store. */
const lifetimeKey = 'atrium.tokenLifetime';
const session = () => sessionStorage;

const userSchema = v.looseObject({
  access_token: v.string(),
  expires_at: v.optional(v.number()),
  profile: v.looseObject({ sub: v.string(), name: v.optional(v.string()) }),
});

/**
 * The client library's storage for the signed-in user of this tab, read and written without loading
 * the library.
 */
export function createUserStorage({ authority, clientId }: Configuration) {
  const key = `${prefix}user:${authority}:${clientId}`;
  const handed = (user: unknown, lifetime: unknown): Handed | null => {
    const parsed = v.safeParse(userSchema, user);
    if (!parsed.success) return null;
    const { profile, expires_at: end } = parsed.output;
    return {
      subject: profile.sub,
      user,
      // If the provider gives no expiry, an hour is assumed, which is the common default.
      expiresAt: end === undefined ? systemClock.now() + 3_600_000 : end * 1000,
      lifetime: typeof lifetime === 'number' ? lifetime : null,
    };
  };
  return {
    read: () => handed(read(session, key), read(session, lifetimeKey)),
    /** The user that the library has just stored. */
    received: (user: User): Handed => {
      const plain: unknown = JSON.parse(user.toStorageString());
      const known = handed(plain, (user.expires_in ?? 3600) * 1000);
      if (!known)
        throw new Error(
          'Expected an access token and a subject from the identity provider, found none; check its configuration',
        );
      persist(session, lifetimeKey, known.lifetime);
      return known;
    },
    take: ({ user, lifetime }: Handed): void => {
      persist(session, key, user);
      persist(session, lifetimeKey, lifetime);
    },
  };
}

/** The identity of a stored user; null if it is not valid. */
export function parseIdentity(handed: Handed | null): Identity | null {
  const parsed = v.safeParse(userSchema, handed?.user);
  if (!handed || !parsed.success) return null;
  const { profile, access_token: accessToken } = parsed.output;
  const { subject, expiresAt, lifetime } = handed;
  return { subject, name: profile.name ?? '', accessToken, expiresAt, lifetime };
}
