import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../../testing/mutate-response.fixtures.ts';

const accepted = () => Response.json({ successMessages: [] });

/** A server that returns success wherever it should reject an operation with a status. */
const alwaysSucceed = (status: number) => (_call: unknown, pass: () => Promise<Response>) =>
  pass().then((response) => (response.status === status ? accepted() : response));

describe('the check of records that belong to the caller', () => {
  const failedOn = failedChecks({
    area: 'notifications',
    operation: 'markNotificationSeen',
    kind: 'owner',
  });

  it('the owner check passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the owner check finds a server that gives others access, including administrators', async () => {
    const found = await failedOn(alwaysSucceed(404));
    expect(found).toEqual(['member', 'colleague']);
  });

  it('the owner check finds a list that also shows records of others', async () => {
    const onList = failedChecks({ area: 'profile', operation: 'listSessions', kind: 'owner' });
    const sessions = [{ id: 'everybody’s' }];
    const found = await onList(({ path }, pass) =>
      path.endsWith('/sessions') ? pass().then(() => Response.json({ sessions })) : undefined,
    );
    expect(found).toEqual(['admin', 'colleague']);
  });
});

describe('the check of records in use', () => {
  const failedOn = failedChecks({ area: 'people', operation: 'deleteDesignation', kind: 'use' });

  it('the check of records in use passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the check of records in use finds a deletion of a referenced record', async () => {
    expect(await failedOn(alwaysSucceed(409))).toEqual(['createEmployee:designationId']);
  });
});

describe('the check of omitted fields', () => {
  const failedOn = failedChecks({
    area: 'engagements',
    operation: 'saveEngagementActivity',
    kind: 'keep',
  });

  it('the check of omitted fields passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it.each([
    ['number', { actuals: 0 }],
    ['switch that is turned off', { isTenantVisible: false }],
    ['switch that is turned on', { isTenantVisible: true }],
  ])('the check of omitted fields finds a %s', async (_what, otherwise) => {
    const setting = withBody((body) => ({ ...otherwise, ...body }));
    const found = await failedOn(async ({ method, path, request }, pass) => {
      const isChange = method === 'POST' && /\/clientEngagementStage\/.+/.test(path);
      return pass(isChange ? await setting(request) : request);
    });
    expect(found).toEqual(['left-out']);
  });
});

describe('the checks of unique values', () => {
  const failedOn = failedChecks({
    area: 'assets',
    operation: 'createAssetCategory',
    kind: 'unique',
  });

  it('the uniqueness checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the uniqueness checks find an id and a name that are accepted twice', async () => {
    expect(await failedOn(alwaysSucceed(409))).toEqual([
      'same-id',
      'at-once',
      'value',
      'looks-value',
      'at-once-value',
    ]);
  });

  it('the uniqueness checks find a rejection that does not name the field', async () => {
    const rejected = { errorMessages: ['No.'], code: 'no', traceId: '1' };
    const found = await failedOn((_call, pass) =>
      pass().then((response) =>
        response.status === 409 ? Response.json(rejected, { status: 409 }) : response,
      ),
    );
    expect(found).toEqual(['value', 'looks-value', 'at-once-value']);
  });

  it('the uniqueness checks find a name that is never free again', async () => {
    const found = await failedOn(({ method }, pass) =>
      method === 'DELETE' ? Promise.resolve(accepted()) : pass(),
    );
    expect(found).toEqual(['value']);
  });
});

describe('the check of granted rights', () => {
  const failedOn = failedChecks({ area: 'people', operation: 'updateRole', kind: 'rights' });

  it('the check of granted rights passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the check of granted rights finds a right that is granted by someone who lacks it', async () => {
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

  it('the version checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the version checks find a change that is made twice', async () => {
    const found = await failedOn(alwaysSucceed(409));
    expect(found.map((id) => id.split('/').at(-1))).toEqual(['stale', 'at-once']);
  });
});
