import type { Loss } from '../http/alive.ts';
import type { Outgoing } from '../http/request.ts';
import type { Missing } from '../people/people.ts';
import type { Recorder } from './recorder.ts';
import { CheckFailed, type CheckInfo, type Result } from './results.ts';

/** A check of a precondition for all others. */
const setupInfo = (name: string, title: string): CheckInfo => ({
  id: `setup/${name}`,
  area: 'setup',
  operation: null,
  kind: 'setup',
  title,
  source: null,
});

/** The failure of a person whom the server does not let in; checks that need them are skipped. */
export async function reportMissing(
  recorder: Recorder,
  { role, why, exchange }: Missing,
): Promise<void> {
  const info = setupInfo(`people/${role}`, `The server accepts the test user "${role}"`);
  await recorder.check(info, () =>
    Promise.reject(
      new CheckFailed({ what: `${why}.`, clause: 'the test users of the run', exchange }),
    ),
  );
}

/** The failure of a lost server, with the call that stopped it. */
export function toLossResult({ exchange, underWay }: Loss): Result {
  const calls = underWay.map(({ method, url }: Outgoing) => `${method} ${url}`);
  const [only] = calls;
  const suspects =
    calls.length > 1
      ? `It stopped during one of these ${calls.length} requests:\n           ${calls.join('\n           ')}`
      : `It stopped during the request ${only}`;
  const why = exchange.networkError ?? `a gateway returned ${exchange.status}`;
  return {
    ...setupInfo('server', 'The server responds until the end of the run'),
    outcome: 'failed',
    reason: null,
    broken: [],
    ms: 0,
    failure: {
      what: `The server stopped responding: ${why}. ${suspects}`,
      clause: 'the server responds',
      exchange,
      aspect: null,
      at: null,
      needed: null,
      exchanges: [exchange],
      chain: [exchange.curl],
    },
  };
}
