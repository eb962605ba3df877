/** The areas with limits and pauses, run twice on one server with persistent data. */
import { afterEach, expect, it, vi } from 'vitest';
import { createNodeServer } from '@atrium/reference-server/node';
import { demoIdentities } from './people/demo.ts';
import { failureText } from './report/text.ts';
import { run } from './run/run.ts';

const now = Date.now;

afterEach(() => {
  vi.restoreAllMocks();
});

it('a run passes on data that earlier runs have left more than a minute ago', async () => {
  let later = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
  const server = await createNodeServer();
  const failures: string[] = [];
  for (const seconds of [0, 61]) {
    later += seconds * 1000;
    const identities = await demoIdentities((personId, session) =>
      server.tokenFor(personId, 3600, session),
    );
    const { results } = await run({
      baseUrl: server.apiAddress,
      identities,
      transport: (request) => server.fetch(request),
      only: ['registration', 'profile'],
      seed: 1,
    });
    expect(results.some(({ id }) => id === 'profile/scenario/code-attempts-are-limited')).toBe(
      true,
    );
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    failures.push(...failed.map((each) => `after ${seconds} s: ${failureText(each)}`));
  }
  expect(failures).toEqual([]);
});
