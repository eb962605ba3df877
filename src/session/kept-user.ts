import type { User } from 'oidc-client-ts';
import * as v from 'valibot';
import { systemClock } from '#machines/clock.ts';
import type { Identity } from '#machines/session/identity.ts';
import type { Configuration } from './configuration.ts';
import { persist, read } from './device.ts';
import type { Handed } from './handover.ts';

/** Before the keys of the client library. */
export const prefix = 'oidc.';
/** How long the token was good for when it came, which the library does not keep. */
const lifetimeKey = 'atrium.tokenLifetime';
const session = () => sessionStorage;

const userSchema = v.looseObject({
  access_token: v.string(),
  expires_at: v.optional(v.number()),
  profile: v.looseObject({ sub: v.string(), name: v.optional(v.string()) }),
});

/** Where the library keeps who is signed in in this tab: read and written without it. */
export function createUserStorage({ authority, clientId }: Configuration) {
  const key = `${prefix}user:${authority}:${clientId}`;
  const handed = (user: unknown, lifetime: unknown): Handed | null => {
    const parsed = v.safeParse(userSchema, user);
    if (!parsed.success) return null;
    const { profile, expires_at: end } = parsed.output;
    return {
      subject: profile.sub,
      user,
      // A provider that names no end is trusted for an hour, as most of them mean it.
      expiresAt: end === undefined ? systemClock.now() + 3_600_000 : end * 1000,
      lifetime: typeof lifetime === 'number' ? lifetime : null,
    };
  };
  return {
    read: () => handed(read(session, key), read(session, lifetimeKey)),
    /** What the library has just kept. */
    received: (user: User): Handed => {
      const plain: unknown = JSON.parse(user.toStorageString());
      const known = handed(plain, (user.expires_in ?? 3600) * 1000);
      if (!known) throw new Error('The identity provider did not say who it is.');
      persist(session, lifetimeKey, known.lifetime);
      return known;
    },
    take: ({ user, lifetime }: Handed): void => {
      persist(session, key, user);
      persist(session, lifetimeKey, lifetime);
    },
  };
}

/** Who a kept user is; null where it is none. */
export function parseIdentity(handed: Handed | null): Identity | null {
  const parsed = v.safeParse(userSchema, handed?.user);
  if (!handed || !parsed.success) return null;
  const { profile, access_token: accessToken } = parsed.output;
  const { subject, expiresAt, lifetime } = handed;
  return { subject, name: profile.name ?? '', accessToken, expiresAt, lifetime };
}
