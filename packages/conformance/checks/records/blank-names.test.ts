import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of bad input of a video on a server. */
const failedOn = failedChecks({ area: 'integrations', operation: 'createVideo', kind: 'input' });

describe('the check of blank-looking names', () => {
  it('the blank-name check passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the blank-name check finds a server that accepts a name of invisible characters', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(({ title }: { title: string }) =>
            typeof title === 'string' && title.includes('\u3164') ? { title: 'Shown' } : {},
          )(request)
            .then(pass)
            .catch(() => pass())
        : undefined,
    );
    expect(found).toContain('title:shows-nothing');
  });
});
