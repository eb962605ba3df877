import { toSessionId } from '../../core/requests/bearer.ts';
import { ok, type Handlers } from '../../core/requests/handler.ts';

/**
 * Logout: the caller's session can no longer be renewed; others are unaffected. Ending the tokens
 * is up to the identity provider. Source: AUTH-027, AUTH-004.
 */
export const leaving: Pick<Handlers<'session'>, 'logout'> = {
  logout: async ({ person, platform, sessionId }) => {
    const tokens = await platform.query('refreshTokens', { where: { personId: person.id } });
    for (const { id, sid } of tokens) {
      if (toSessionId(person.id, sid) === sessionId) await platform.remove('refreshTokens', id);
    }
    const session = await platform.get('sessions', sessionId);
    if (session) await platform.put('sessions', { ...session, isSignedOut: true });
    return ok({ successMessages: [] });
  },
};
