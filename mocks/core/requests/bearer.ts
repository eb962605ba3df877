/** The claims of a valid access token. */
export interface Bearer {
  subject: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /**
   * The start of the token's session in ms since 1970; undefined when the token does not contain
   * it.
   */
  since: number | undefined;
}

/**
 * Reads the claims of a verified token. A session is identified by the provider's session id
 * (`sid`), else by its start (`auth_time`); without either, each token is a session of its own.
 * Source: OpenID Connect Back-Channel Logout 1.0, section 2.1; RFC 9068, section 2.2.1; RFC 7519.
 */
export function bearerOfClaims(claims: Readonly<Record<string, unknown>>): Bearer {
  const { sub, sid, auth_time: authTime, jti, iat } = claims;
  if (typeof sub !== 'string' || sub === '')
    throw new TypeError('The token has no subject; expected a `sub` claim');
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
