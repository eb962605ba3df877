import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** How long a session is listed after its last activity, in ms. */
const listedFor = 30 * 86_400_000;

interface Looking {
  person: { id: string };
  /** The session of the request, which is always listed. */
  sessionId?: string;
  platform: Scope<World>;
  clock: { now(): number };
}

/** A person's active sessions that were seen recently, the last seen first. */
export async function listLastingSessions({
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
