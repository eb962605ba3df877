import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../testing/spoiled.fixture.ts';

/** The checks of bad input of a video that fail on a server, by their names. */
const failedOn = failedChecks({ area: 'integrations', operation: 'createVideo', kind: 'input' });

describe('the check of names that show nothing', () => {
  it('passes on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a server that accepts a name of invisible characters', async () => {
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
