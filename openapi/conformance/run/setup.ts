import type { Loss } from '../http/alive.ts';
import type { Outgoing } from '../http/request.ts';
import type { Missing } from '../people/people.ts';
import type { Recorder } from './recorder.ts';
import { CheckFailed, type CheckInfo, type Result } from './results.ts';

/** A check of what every other one needs. */
const setupInfo = (name: string, title: string): CheckInfo => ({
  id: `setup/${name}`,
  area: 'setup',
  operation: null,
  kind: 'setup',
  title,
  source: null,
});

/** The one failure of somebody whom the server does not let in; what needs them is not checked. */
export async function reportMissing(
  recorder: Recorder,
  { role, why, exchange }: Missing,
): Promise<void> {
  const info = setupInfo(`people/${role}`, `The person of the role "${role}" is let in`);
  await recorder.check(info, () =>
    Promise.reject(new CheckFailed({ what: `${why}.`, clause: 'the people of the run', exchange })),
  );
}

/** The one failure of a server that was lost, with the call that has stopped it. */
export function toLossResult({ exchange, underWay }: Loss): Result {
  const calls = underWay.map(({ method, url }: Outgoing) => `${method} ${url}`);
  const [only] = calls;
  const suspects =
    calls.length > 1
      ? `One of the ${calls.length} calls that were under way has stopped it:\n          ${calls.join('\n          ')}`
      : `The call that was under way has stopped it: ${only}`;
  const why = exchange.networkError ?? `a gateway answers ${exchange.status}`;
  return {
    ...setupInfo('server', 'The server answers until the end of the run'),
    outcome: 'failed',
    reason: null,
    broken: [],
    ms: 0,
    failure: {
      what: `The server no longer answers: ${why}. ${suspects}`,
      clause: 'the server answers',
      exchange,
      aspect: null,
      at: null,
      needed: null,
      exchanges: [exchange],
      chain: [exchange.curl],
    },
  };
}
