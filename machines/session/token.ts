import { waitFor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

/** How long a request waits for a token before it counts as one that cannot be prepared, in ms. */
const patience = 60_000;

/**
 * The access token for one request: requests it from the session and waits for a pending renewal.
 * `isRejected` means that the server has just responded to the last one with 401. Rejects when the
 * session is over: such a request cannot be prepared. Source: AUTH-035, AUTH-028.
 */
export async function accessToken(
  session: ActorRefFrom<typeof sessionMachine>,
  { isRejected }: { isRejected: boolean },
): Promise<string> {
  const known = await waitFor(session, (snapshot) => !snapshot.hasTag('tokenPending'), {
    timeout: patience,
  });
  if (known.status !== 'active')
    throw new Error(
      'The session is over, so there is no access token; sign in again before sending requests.',
    );
  session.send({ type: isRejected ? 'token.invalid' : 'token.requested' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('tokenPending'), {
    timeout: patience,
  });
  const { identity } = settled.context;
  if (identity === null)
    throw new Error(
      'The session is over, so there is no access token; sign in again before sending requests.',
    );
  return identity.accessToken;
}
