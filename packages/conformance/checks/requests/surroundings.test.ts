import { describe, expect, it } from 'vitest';
import {
  failedChecks,
  withResponse,
  type MutateResponse,
} from '../../testing/mutate-response.fixtures.ts';

interface Named {
  id: string;
  name: string;
}

/** The records that have been created in the other tenant so far. */
function createMemory() {
  const made: Named[] = [];
  const note = async (request: Request) => {
    if (request.method !== 'POST' || !request.url.includes('/cedar/vendor')) return;
    made.push((await request.clone().json()) as Named);
  };
  return { made, note };
}

interface Vendors {
  vendors: Named[];
}

describe('the check of tenant isolation', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'getVendors', kind: 'isolation' });

  /** A server whose vendor list includes those of the other tenant. */
  const leaking = (change: (list: Vendors, made: Named[]) => object) => {
    const { made, note } = createMemory();
    const mutateResponse: MutateResponse = async ({ method, path, request }, pass) => {
      await note(request);
      const isList = method === 'GET' && path === '/vendor';
      return isList ? pass().then(withResponse((list: Vendors) => change(list, made))) : pass();
    };
    return failedOn(mutateResponse);
  };

  it('the isolation check passes on a server that separates tenants', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the isolation check finds a list with a record of another tenant', async () => {
    const shown = ({ vendors: [first, ...others] }: Vendors, made: Named[]) => ({
      vendors: [{ ...first, ...(made[0] && { name: made[0].name }) }, ...others],
    });
    expect(await leaking(shown)).toEqual(['contents']);
  });

  it('the isolation check finds a count that another tenant changes', async () => {
    const counted = ({ vendors: [first, ...others] }: Vendors, made: Named[]) => ({
      vendors: [{ ...first, version: 1000 + made.length }, ...others],
    });
    expect(await leaking(counted)).toEqual(['contents']);
  });
});

describe('the check of names in another tenant', () => {
  const failedOn = failedChecks({
    area: 'vendors',
    operation: 'createVendor',
    kind: 'isolation',
  });

  it('the check of names in another tenant passes on a server that separates tenants', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the check of names in another tenant finds a name that is taken because another tenant has it', async () => {
    const { made, note } = createMemory();
    const found = await failedOn(async ({ method, path, request }, pass) => {
      await note(request);
      if (method !== 'POST' || path !== '/vendor' || request.url.includes('/cedar/')) return pass();
      const body = (await request.clone().json()) as Partial<Named>;
      const error = { errorMessages: ['Taken.'], code: 'taken', traceId: '1' };
      const isTaken = made.some(({ name }) => name === body.name);
      return isTaken ? Response.json(error, { status: 409 }) : pass();
    });
    expect(found).toEqual(['free-name']);
  });
});

describe('the check of the traces of a deletion', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'deleteVendor', kind: 'deletion' });

  it('the deletion check passes on a server that deletes every trace', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the deletion check finds a picker that still offers the record, and an address that still responds', async () => {
    const done = () => Promise.resolve(Response.json({ successMessages: [] }));
    const found = await failedOn(({ method }) => (method === 'DELETE' ? done() : undefined));
    expect(found).toEqual(['getVendor', 'left-behind']);
  });

  it('the deletion check finds a list that fails afterwards', async () => {
    let isDeleted = false;
    const found = await failedOn(({ method, path }, pass) => {
      isDeleted ||= method === 'DELETE';
      const isBroken = isDeleted && method === 'GET' && path === '/vendor';
      return isBroken ? Promise.resolve(new Response(null, { status: 500 })) : pass();
    });
    expect(found).toContain('left-behind');
  });
});

describe('the check of author and time', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'createVendor', kind: 'author' });
  const putting = (fields: object) =>
    failedOn(({ method, path }, pass) =>
      method === 'GET' && path === '/vendor'
        ? pass().then(
            withResponse(({ vendors }: Vendors) => ({
              vendors: vendors.map((each) => ({ ...each, ...fields })),
            })),
          )
        : undefined,
    );

  it('the author check passes on a server where both follow each change', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the author check finds a record with the wrong author of a change', async () => {
    expect(await putting({ changedBy: 'Ava Stone' })).toEqual(['follows']);
  });

  it('the author check finds a timestamp that does not follow a change', async () => {
    expect(await putting({ changedOn: '2020-01-01T00:00:00.000Z' })).toEqual(['follows']);
  });
});

describe('the check of the reader’s date format', () => {
  const failedOn = failedChecks({ area: 'assets', operation: 'listAssets', kind: 'format' });

  interface Assets {
    assetsManager: { dateOfPurchaseAsString: string }[];
  }

  it('the date format check passes on a server that writes dates in the reader’s format', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the date format check finds a date in the other format', async () => {
    const turned = withResponse(({ assetsManager }: Assets) => ({
      assetsManager: assetsManager.map((each) => ({
        ...each,
        dateOfPurchaseAsString: each.dateOfPurchaseAsString.replace(/^(..).(..)/, '$2/$1'),
      })),
    }));
    const found = await failedOn(({ path }, pass) =>
      path === '/Asset/assets' ? pass().then(turned) : undefined,
    );
    expect(found).toEqual(['days']);
  });
});
