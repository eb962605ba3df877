import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { endSessions } from '../../identity/sessions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { parseBrowser } from '../../common/browser.ts';
import { listLastingSessions } from '../../common/profile/lasting-sessions.ts';

type Names = 'listSessions' | 'endSession' | 'endOtherSessions';

interface Looking {
  person: { id: string };
  sessionId: string;
  platform: Scope<World>;
  clock: { now(): number };
}

/** The sessions of a user, and signing out of them. Added by Atrium. */
export const sessions: Pick<Handlers<'profile'>, Names> = {
  listSessions: async (call) => {
    const all = await listLastingSessions(call);
    const listed = all.map(({ id, userAgent, ipAddress, signedInOn, lastSeenOn }) => ({
      id,
      ...parseBrowser(userAgent),
      ipAddress,
      signedInOn,
      lastSeenOn,
      isCurrent: id === call.sessionId,
    }));
    return ok({ sessions: listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) });
  },

  endSession: async (call) => {
    const { path, person, platform, clock, sessionId } = call;
    if (path.sessionId === sessionId) throw reject(409, 'sessionIsThis');
    const session = await platform.get('sessions', path.sessionId);
    if (session?.personId !== person.id) throw reject(404, 'sessionUnknown');
    await endSessions({ platform, clock, personId: person.id }, (id) => id === session.id);
    return ok({ successMessages: [message('sessionEnded')] });
  },

  endOtherSessions: async (call) => {
    await endOthers(call);
    return ok({ successMessages: [message('otherSessionsEnded')] });
  },
};

/** Ends all of the caller's sessions except the current one. Returns whether there were any. */
export async function endOthers(call: Looking): Promise<boolean> {
  const { platform, clock, person, sessionId } = call;
  const others = (await listLastingSessions(call)).filter(({ id }) => id !== sessionId);
  await endSessions({ platform, clock, personId: person.id }, (id) => id !== sessionId);
  return others.length > 0;
}
