import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { HrmsSkipReason } from '../../store/world/integrations.ts';
import { plain } from '../../common/organization/records.ts';
import { applyChanges, saveRun } from './hrms/apply.ts';
import { planImport } from './hrms/plan.ts';
import { hrmsTypes, readAllOfHrms } from './hrms/read-hrms.ts';
import { byText } from '../../core/records/names.ts';

type Providers = Extract<
  AreaOperations<'integrations'>,
  'getIntegrations' | 'saveIntegrations' | 'syncFromHrms' | 'listenToExternalIntegration'
>;
type Contract = components['schemas'];

const settingsId = 'settings';

/** The systems connected to a tenant. Source: INTEG-013. */
export const providers: Pick<Handlers<'integrations'>, Providers> = {
  getIntegrations: async ({ db }) =>
    ok({
      providers: (await db.query('providers')).toSorted(byText(({ name }) => name)),
      integrationSettings: await toView(db, await loadSettings(db)),
    }),

  saveIntegrations: async (call) => {
    const { db, body } = call;
    const { version, ...selected } = body;
    for (const [field, kind] of [
      ['hrmsProviderId', 'hrms'],
      ['calendarProviderId', 'calendar'],
    ] as const) {
      const provider = await db.get('providers', selected[field]);
      if (provider?.kind !== kind) throw rejectField(field, 'providerUnknown');
    }
    const before = await loadSettings(db);
    checkVersion(before, version);
    const after = changed(before, selected, call);
    await db.put('integrationSettings', after);
    return ok({
      integrationSettings: await toView(db, after),
      successMessages: [message('integrationsSaved')],
    });
  },

  syncFromHrms: async (call) => {
    const { db, body, hrmsResponse } = call;
    const { records, providerName } = await readAllOfHrms(db, hrmsResponse, [body.type]);
    const plan = await planImport(call, records);
    const { changes, skipped: rejected } = await applyChanges(call, plan.changes);
    const skipped = [...plan.skipped, ...rejected];
    const run = await saveRun(call, {
      types: [body.type],
      providerName,
      changes,
      skippedCount: skipped.length,
    });
    const { changedCount, startedOn: lastSyncedOn } = run;
    const count = (...reasons: HrmsSkipReason[]) =>
      skipped.filter(({ reason }) => reasons.includes(reason)).length;
    const [ownReports, managers] = [count('ownReport'), count('managerLeft', 'cycle')];
    const successMessages = [message('recordsTakenOver', { count: changedCount })];
    if (ownReports > 0) successMessages.push(message('ownReportsRemaining', { count: ownReports }));
    if (managers > 0) successMessages.push(message('managersSkipped', { count: managers }));
    return ok({ sync: { type: body.type, lastSyncedOn, changedCount }, successMessages });
  },

  listenToExternalIntegration: ({ path, person, lastEventId }) =>
    Promise.resolve({
      status: 200,
      feed: {
        hub: 'externalIntegration',
        tenantId: path.tenantId,
        personId: person.id,
        after: lastEventId,
      },
    }),
};

async function loadSettings(db: Scope<World>): Promise<World['integrationSettings']> {
  const stored = await db.get('integrationSettings', settingsId);
  if (stored) return stored;
  const all = await db.query('providers');
  const findEmptyProvider = (kind: string) =>
    all.find((each) => each.kind === kind && each.isEmpty)?.id ?? '';
  const selected = {
    hrmsProviderId: findEmptyProvider('hrms'),
    calendarProviderId: findEmptyProvider('calendar'),
  };
  const nobody = { person: { name: '' }, clock: { now: () => 0 } };
  return created({ id: settingsId, ...selected }, nobody);
}

async function toView(
  db: Scope<World>,
  record: World['integrationSettings'],
): Promise<Contract['IntegrationSettings']> {
  const { id: _id, ...shown } = plain(record);
  const states = await db.query('syncStates');
  const syncs = hrmsTypes.map((type) => {
    const state = states.find(({ id }) => id === type);
    const { lastSyncedOn = null, changedCount = 0 } = state ?? {};
    return { type, lastSyncedOn, changedCount };
  });
  return { ...shown, syncs };
}
