import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../testing/spoiled.fixture.ts';

const accepted = () => Response.json({ successMessages: [] });

/** A server that says yes wherever it should refuse an operation with a status. */
const alwaysSucceed = (status: number) => (_call: unknown, pass: () => Promise<Response>) =>
  pass().then((response) => (response.status === status ? accepted() : response));

describe('the check of records that are the caller’s own', () => {
  const failedOn = failedChecks({
    area: 'notifications',
    operation: 'markNotificationSeen',
    kind: 'owner',
  });

  it('passes on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a server that lets others at them, administrators included', async () => {
    const found = await failedOn(alwaysSucceed(404));
    expect(found).toEqual(['member', 'colleague']);
  });

  it('finds a list that shows others’, too', async () => {
    const onList = failedChecks({ area: 'profile', operation: 'listSessions', kind: 'owner' });
    const sessions = [{ id: 'everybody’s' }];
    const found = await onList(({ path }, pass) =>
      path.endsWith('/sessions') ? pass().then(() => Response.json({ sessions })) : undefined,
    );
    expect(found).toEqual(['admin', 'colleague']);
  });
});

describe('the check of what is in use', () => {
  const failedOn = failedChecks({ area: 'people', operation: 'deleteDesignation', kind: 'use' });

  it('passes on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a deletion of what a record names', async () => {
    expect(await failedOn(alwaysSucceed(409))).toEqual(['createEmployee:designationId']);
  });
});

describe('the check of what a change leaves out', () => {
  const failedOn = failedChecks({
    area: 'engagements',
    operation: 'saveEngagementActivity',
    kind: 'keep',
  });

  it('passes on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it.each([
    ['number', { actuals: 0 }],
    ['switch that is turned off', { isTenantVisible: false }],
    ['switch that is turned on', { isTenantVisible: true }],
  ])('finds a %s', async (_what, otherwise) => {
    const setting = withBody((body) => ({ ...otherwise, ...body }));
    const found = await failedOn(async ({ method, path, request }, pass) => {
      const isChange = method === 'POST' && /\/clientEngagementStage\/.+/.test(path);
      return pass(isChange ? await setting(request) : request);
    });
    expect(found).toEqual(['left-out']);
  });
});

describe('the checks of what is taken once', () => {
  const failedOn = failedChecks({
    area: 'assets',
    operation: 'createAssetCategory',
    kind: 'unique',
  });

  it('pass on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('find an id and a name that are taken twice', async () => {
    expect(await failedOn(alwaysSucceed(409))).toEqual([
      'same-id',
      'at-once',
      'value',
      'looks-value',
      'at-once-value',
    ]);
  });

  it('find a refusal that does not say where', async () => {
    const rejected = { errorMessages: ['No.'], code: 'no', traceId: '1' };
    const found = await failedOn((_call, pass) =>
      pass().then((response) =>
        response.status === 409 ? Response.json(rejected, { status: 409 }) : response,
      ),
    );
    expect(found).toEqual(['value', 'looks-value']);
  });

  it('find a name that is never free again', async () => {
    const found = await failedOn(({ method }, pass) =>
      method === 'DELETE' ? Promise.resolve(accepted()) : pass(),
    );
    expect(found).toEqual(['value']);
  });
});

describe('the check of rights that are given', () => {
  const failedOn = failedChecks({ area: 'people', operation: 'updateRole', kind: 'rights' });

  it('passes on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a right that somebody gives who lacks it', async () => {
    const found = await failedOn(alwaysSucceed(403));
    expect(found).toEqual(['beyond']);
  });
});

describe('the checks of a version', () => {
  const failedOn = failedChecks({
    area: 'people',
    operation: 'updateDesignation',
    kind: 'conflict',
  });

  it('pass on a server that does everything right', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('find a change that is made twice', async () => {
    const found = await failedOn(alwaysSucceed(409));
    expect(found.map((id) => id.split('/').at(-1))).toEqual(['stale', 'at-once']);
  });
});
