import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of the listed notifications on a server. */
const failedOn = failedChecks({
  area: 'notifications',
  operation: 'listNotifications',
  kind: 'page',
});

interface Part {
  notifications: { typeId: number }[];
  totalCount: number;
}

/** A server that returns another part of the list. */
const answering = (change: (part: Part) => object) =>
  failedOn(({ method, path }, pass) =>
    method === 'GET' && path.includes('notification-details')
      ? pass().then(withResponse(change))
      : undefined,
  );

describe('the checks of a list with a skip count', () => {
  it('the skip checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the skip checks find a total that counts one more', async () => {
    expect(await answering(({ totalCount }) => ({ totalCount: totalCount + 1 }))).toContain('full');
  });

  it('the skip checks find a list that starts again on each part', async () => {
    const found = await failedOn(({ method, request }, pass) => {
      const url = new URL(request.url);
      if (method !== 'GET' || !url.searchParams.has('skipCount')) return undefined;
      url.searchParams.set('skipCount', '0');
      return pass(new Request(url, request));
    });
    expect(found).toContain('full');
  });

  it('the skip checks find a parameter that limits the rows and not their count', async () => {
    const found = await failedOn(({ method, request }, pass) => {
      const isNarrow = new URL(request.url).searchParams.has('typeId');
      const add = withResponse(({ totalCount }: Part) => ({ totalCount: totalCount + 5 }));
      return method === 'GET' && isNarrow ? pass().then(add) : undefined;
    });
    expect(found).toEqual(['narrow-typeId']);
  });
});
