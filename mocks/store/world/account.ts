import type { Indexes } from '../store.ts';

/**
 * What belongs to a person's account. All but the pictures are records of the platform, since a
 * person has one account for all their tenants. Source: PROF-009, PROF-051.
 */
export interface Records {
  twoFactor: TwoFactorRecord;
  tries: TriesRecord;
  sessions: SessionRecord;
  pendingSignIns: PendingSignIn;
  registrations: RegistrationRecord;
  /** Of a tenant's users. */
  profileImages: ProfileImageRecord;
}

/** Two-factor authentication of the person whose id it has. */
export interface TwoFactorRecord {
  id: string;
  /** The key in base32; while `enabledOn` is null it waits for its first code. */
  secret: string;
  /** Instant at which it was made. */
  madeOn: string;
  /** Instant, or null. */
  enabledOn: string | null;
  /** The 30-second step of the last code that was taken: codes are good once. */
  lastStep: number;
  /** Instant of the last right verification, or null. */
  verifiedOn: string | null;
  /** Of the recovery codes that are not used yet. */
  recoveryHashes: string[];
}

/** Wrong tries in a row; the id is the person's with what was tried: `ben:password`. */
export interface TriesRecord {
  id: string;
  wrong: number;
  /** Instant of the last of them. */
  at: string;
}

/** One sign-in of a person with one browser; the id is that of `toSessionId`. */
export interface SessionRecord {
  id: string;
  personId: string;
  /** As the browser names itself. */
  userAgent: string;
  ipAddress: string;
  /** Instants. */
  signedInOn: string;
  lastSeenOn: string;
  /** From then on its tokens are refused; null while it lasts. */
  endedOn: string | null;
  /** The person has signed out with it: it is not listed, unless it is seen again. */
  isSignedOut: boolean;
}

/** Somebody at the demo provider over HTTP who still has to show the second factor. */
export interface PendingSignIn {
  id: string;
  personId: string;
  /** Instant. */
  expiresAt: string;
}

/** An organisation that has registered itself. */
export interface RegistrationRecord {
  id: string;
  organization: string;
  name: string;
  email: string;
  contactNumber: string;
  timeZone: string;
  /** The tenant that was made of it. */
  tenantId: string;
  /** Instant. */
  registeredOn: string;
}

export interface ProfileImageRecord {
  id: string;
  /** The person whose picture it is, or `logo` for the tenant's. */
  ownerId: string;
  type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  /** The file in base64. */
  data: string;
}

export const collections: Indexes<Records> = {
  twoFactor: { indexes: [] },
  tries: { indexes: [] },
  sessions: { indexes: [['personId']] },
  pendingSignIns: { indexes: [] },
  registrations: { indexes: [] },
  profileImages: { indexes: [['ownerId']] },
};
