import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { reject } from '../core/requests/http-error.ts';
import type { Scenario } from './scenarios.ts';

/**
 * The effect of a scenario on a call: a replacement response, a rejection, or nothing after a
 * delay.
 */
export async function network(scenario: Scenario, id: OperationId): Promise<Response | undefined> {
  if (scenario.operation !== undefined && scenario.operation !== id) return undefined;
  if (scenario.delay) await new Promise((resolve) => setTimeout(resolve, scenario.delay));
  if (scenario.isOffline) return Response.error();
  if (scenario.isMalformed) {
    return new Response('{"broken', { headers: { 'Content-Type': 'application/json' } });
  }
  if (scenario.status === 503) throw reject(503, 'down');
  if (scenario.status === 500) throw reject(500, 'fault');
  if (scenario.status) {
    throw reject(scenario.status, 'rejectedByScenario', { scenario: scenario.title });
  }
  return undefined;
}
