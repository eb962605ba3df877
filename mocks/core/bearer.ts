/** What a valid access token says of the one who sends it. */
export interface Bearer {
  subject: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /** When the token's session began, as far as it tells, in ms since 1970; undefined where it does not. */
  since: number | undefined;
}

/**
 * Reads the claims of a verified token. A session is what the provider calls one (`sid`), else what
 * was begun at one moment (`auth_time`); where it tells neither, each token is a session of its own.
 * Source: OpenID Connect Back-Channel Logout 1.0, section 2.1; RFC 9068, section 2.2.1; RFC 7519.
 */
export function bearerOfClaims(claims: Readonly<Record<string, unknown>>): Bearer {
  const { sub, sid, auth_time: authTime, jti, iat } = claims;
  if (typeof sub !== 'string' || sub === '') throw new TypeError('The token has no subject.');
  const since = [authTime, iat].find((time) => typeof time === 'number');
  const name = [sid, authTime, jti, iat].find(isName) ?? '';
  return {
    subject: sub,
    sessionId: toSessionId(sub, String(name)),
    since: since === undefined ? undefined : since * 1000,
  };
}

const isName = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The id of a person's session; two people never share one. */
export const toSessionId = (personId: string, sid: string): string => `${personId}:${sid}`;
