import { message, ok, type Handlers } from '../../core/handler.ts';
import { reject } from '../../core/http-error.ts';
import { endSessions } from '../../identity/sessions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { parseBrowser } from '../../common/browser.ts';

type Names = 'listSessions' | 'endSession' | 'endOtherSessions';

/** How long a session is listed after its last activity, in ms. */
const listedFor = 30 * 86_400_000;

interface Looking {
  person: { id: string };
  sessionId: string;
  platform: Scope<World>;
  clock: { now(): number };
}

/** The sessions of a user, and signing out of them. Added by Atrium. */
export const sessions: Pick<Handlers<'profile'>, Names> = {
  listSessions: async (call) => {
    const all = await lasting(call);
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
  const others = (await lasting(call)).filter(({ id }) => id !== sessionId);
  await endSessions({ platform, clock, personId: person.id }, (id) => id !== sessionId);
  return others.length > 0;
}

/** The user's active sessions that were seen recently, the last seen first. */
async function lasting({
  platform,
  person,
  clock,
  sessionId,
}: Looking): Promise<World['sessions'][]> {
  const all = await platform.query('sessions', { where: { personId: person.id } });
  return all
    .filter(
      ({ id, endedOn, isSignedOut }) => endedOn === null && (!isSignedOut || id === sessionId),
    )
    .filter(({ lastSeenOn }) => clock.now() < Date.parse(lastSeenOn) + listedFor)
    .toSorted((a, b) => b.lastSeenOn.localeCompare(a.lastSeenOn));
}
