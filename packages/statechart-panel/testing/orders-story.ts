import { vi } from 'vitest';
import { configurePanel } from '../core/story/configuration.ts';
import { withResponses } from '../core/story/story-parts.ts';
import type { Order } from './calling.machine.ts';
import { callingMachine, type OrdersApi } from './charts.ts';
import { ordersContract } from './orders-contract.ts';
import { createStage, type Stage } from './stage.ts';

/**
 * The calling machine on a server that always has two items and returns a number; `placing` is the
 * status of its response to an order.
 */
export function ordersStory({ placing = 201 } = {}): Stage & { server: ReturnType<typeof vi.fn> } {
  configurePanel({
    testModels: [
      {
        machine: callingMachine,
        inputs: [],
        events: [
          { type: 'xstate.done.actor.getOrder', output: { id: 'o1', items: 2 } } as {
            type: string;
          },
          { type: 'xstate.done.actor.getOrder', output: { id: 'o1', items: 0 } } as {
            type: string;
          },
          { type: 'xstate.error.actor.getOrder', error: new Error('error') } as { type: string },
          { type: 'xstate.done.actor.placeOrder', output: { number: 'N-1' } } as { type: string },
          { type: 'xstate.error.actor.placeOrder', error: new Error('error') } as { type: string },
          { type: 'place' },
          { type: 'retry' },
          { type: 'change', items: 4 } as { type: string },
        ],
        rules: [{ source: 'Orders, section 1', text: 'An order can be placed only once.' }],
      },
    ],
    contract: async () => ordersContract,
  });
  const server = vi.fn(async (request: Request) =>
    request.method === 'POST'
      ? Response.json({ number: 'N-7' }, { status: placing })
      : Response.json({ id: 'o1', items: 2 }),
  );
  let fetch = server as (request: Request) => Promise<Response>;
  const sendRequest = async (path: string, init?: RequestInit) => {
    const response = await fetch(new Request(`http://orders.test/api${path}`, init));
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as unknown;
  };
  // The names must be those of the operations: the chart's calls are parsed from its actors.
  const api: OrdersApi = {
    getOrder: async (id) => (await sendRequest(`/orders/${id}`)) as Order,
    placeOrder: async (order) =>
      (await sendRequest('/orders', {
        method: 'POST',
        body: JSON.stringify(order),
        headers: { 'content-type': 'application/json' },
      })) as { number: string },
  };
  const stage = createStage([{ machine: callingMachine, options: { input: { api } } }], () => {
    fetch = withResponses({ address: 'http://orders.test/api', fetch: server });
  });
  return { ...stage, server };
}
