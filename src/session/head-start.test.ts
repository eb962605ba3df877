import { SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { createHeadStart } from './head-start.ts';

const address = 'https://api.example/aster/Service';
const call = (init: RequestInit = {}) =>
  new Request(address, { headers: { Authorization: 'Bearer ava' }, ...init });

function opened() {
  const clock = new SimulatedClock();
  const requested: Request[] = [];
  const network = async (request: Request) => {
    requested.push(request);
    return new Response(`answer ${requested.length}`);
  };
  return { clock, requested, ...createHeadStart({ now: () => clock.now() }, network) };
}

const readText = async (response: Promise<Response>) => (await response).text();

it('the request takes the response of its preload, once', async () => {
  const { requested, start, fetch } = opened();
  start(call());
  expect(await readText(fetch(call()))).toBe('answer 1');
  expect(await readText(fetch(call()))).toBe('answer 2');
  expect(requested).toHaveLength(2);
});

it.each([
  ['another person', { headers: { Authorization: 'Bearer ben' } }],
  ['another language', { headers: { Authorization: 'Bearer ava', 'Accept-Language': 'ar' } }],
  ['a call that changes something', { method: 'POST' }],
])('the preloaded response is not used for %s', async (_, init) => {
  const { start, fetch } = opened();
  start(call());
  expect(await readText(fetch(call(init)))).toBe('answer 2');
});

it('a second preload of the same request waits for the pending one', () => {
  const { requested, start } = opened();
  start(call());
  start(call());
  expect(requested).toHaveLength(1);
});

it('a preloaded response that was not used for ten seconds is out of date', async () => {
  const { clock, start, fetch } = opened();
  start(call());
  clock.increment(10_001);
  expect(await readText(fetch(call()))).toBe('answer 2');
});

it('a preloaded response may come from a source other than the network', async () => {
  const { requested, start, fetch } = opened();
  start(call(), async () => new Response('answer from here'));
  expect(await readText(fetch(call()))).toBe('answer from here');
  expect(requested).toHaveLength(0);
});

it('an aborted request is notified, even if its response was started by another', async () => {
  const { start, fetch } = opened();
  start(call());
  const controller = new AbortController();
  const response = fetch(call({ signal: controller.signal }));
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

it('a preload that failed before it was used fails for its caller', async () => {
  const { start, fetch } = createHeadStart({ now: () => 0 }, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  start(call());
  await expect(fetch(call())).rejects.toThrow('Failed to fetch');
});
