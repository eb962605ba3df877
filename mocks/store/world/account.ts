import type { SearchedCollections } from '../store.ts';

/**
 * Records of a person's account. All but the images belong to the platform, since a person has one
 * account for all their tenants. Source: PROF-009, PROF-051.
 */
export interface Records {
  twoFactor: TwoFactorRecord;
  tries: TriesRecord;
  sessions: SessionRecord;
  /** A session's view of a tenant as another user. */
  sessionViews: SessionView;
  passwordResets: PasswordReset;
  pendingSignIns: PendingSignIn;
  registrations: RegistrationRecord;
  /** Images of a tenant's users. */
  profileImages: ProfileImageRecord;
}

/** Two-factor authentication of a person; the id is the person's. */
export interface TwoFactorRecord {
  id: string;
  /** The key in base32; while `enabledOn` is null, the first code is pending. */
  secret: string;
  /** UTC timestamp of its creation. */
  madeOn: string;
  /** UTC timestamp, or null. */
  enabledOn: string | null;
  /** The 30-second step of the last accepted code: each code is valid once. */
  lastStep: number;
  /** UTC timestamp of the last successful verification, or null. */
  verifiedOn: string | null;
  /** Hashes of the unused recovery codes. */
  recoveryHashes: string[];
}

/** Failed tries in a row; the id combines the person and the kind of try: `ben:password`. */
export interface TriesRecord {
  id: string;
  wrong: number;
  /** UTC timestamp of the last try. */
  at: string;
}

/** One sign-in of a person with one browser; the id comes from `toSessionId`. */
export interface SessionRecord {
  id: string;
  personId: string;
  /** The browser's User-Agent header. */
  userAgent: string;
  ipAddress: string;
  /** UTC timestamps. */
  signedInOn: string;
  lastSeenOn: string;
  /** UTC timestamp from which its tokens are rejected; null while it lasts. */
  endedOn: string | null;
  /** The person has signed out of it: it is hidden from the list unless it is used again. */
  isSignedOut: boolean;
}

/** A session that views a tenant as another user; the id is the session's. Source: PEOPL-017. */
export interface SessionView {
  id: string;
  viewerId: string;
  tenantId: string;
  /** The viewed user. */
  userId: string;
  userName: string;
  viewerName: string;
  /** The address from which it was started; the log has it if it ends by itself. */
  ipAddress: string;
  /** UTC timestamp at which it ends by itself. */
  endsAt: string;
}

/** A link by which a person sets a new password; the id is the person's. */
export interface PasswordReset {
  id: string;
  /** The code in the link; valid once. */
  code: string;
  /** UTC timestamp after which the link is rejected. */
  expiresAt: string;
}

/** A sign-in at the demo provider over HTTP whose second factor is pending. */
export interface PendingSignIn {
  id: string;
  personId: string;
  /** UTC timestamp. */
  expiresAt: string;
}

/** An organization that registered itself. */
export interface RegistrationRecord {
  id: string;
  organization: string;
  name: string;
  email: string;
  contactNumber: string;
  timeZone: string;
  /** The tenant that was created for it. */
  tenantId: string;
  /** UTC timestamp. */
  registeredOn: string;
}

export interface ProfileImageRecord {
  id: string;
  /** The person whose image it is, or `logo` for the tenant's logo. */
  ownerId: string;
  type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  /** The file content in base64. */
  data: string;
}

export const collections: SearchedCollections<Records> = {
  twoFactor: { fields: {}, indexes: [] },
  tries: { fields: {}, indexes: [] },
  sessions: { fields: { personId: 'text' }, indexes: [['personId']] },
  sessionViews: {
    fields: { tenantId: 'text', endsAt: 'instant' },
    indexes: [['tenantId', 'endsAt']],
  },
  passwordResets: { fields: {}, indexes: [] },
  pendingSignIns: { fields: {}, indexes: [] },
  registrations: { fields: {}, indexes: [] },
  profileImages: { fields: { ownerId: 'text' }, indexes: [['ownerId']] },
};
