import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { changed, checkVersion } from '../../core/records/versions.ts';
import type { PerformanceSettingsRecord } from '../../store/world/reviews.ts';
import type { Db } from './review-context.ts';

type Contract = components['schemas'];
type Legend = Contract['ReviewLegend'];
type Settings = Extract<
  AreaOperations<'reviews'>,
  'getPerformanceSettings' | 'savePerformanceSettings'
>;

/** The settings of performance reviews. Source: REVW-013, REVW-014. */
export const settings: Pick<Handlers<'reviews'>, Settings> = {
  getPerformanceSettings: async ({ db }) =>
    ok({
      performanceSettings: toView(await loadSettings(db)),
      workflowChoices: await loadWorkflowChoices(db),
    }),

  savePerformanceSettings: async (call) => {
    const { db, body } = call;
    const { version, ...sent } = body;
    const record = await loadSettings(db);
    checkVersion(record, version);
    if (new Set(sent.legends.map(({ status }) => status)).size !== legends.length) {
      throw rejectField('legends', 'legendsIncomplete');
    }
    const { defaultWorkflowId } = sent;
    await checkWorkflow(db, defaultWorkflowId);
    const after = changed(record, sent, call);
    await db.put('performanceSettings', after);
    return ok({ performanceSettings: toView(after), successMessages: [message('settingsSaved')] });
  },
};

/** The workflows that new cycles can follow: who saves the settings may not edit workflows. */
async function loadWorkflowChoices(
  db: Db,
): Promise<Contract['PerformanceSettingsAnswer']['workflowChoices']> {
  const where = { isActive: true };
  const workflows = await db.query('reviewWorkflows', { where, order: { by: 'name' } });
  return workflows.map(({ id, name }) => ({ workflowId: id, workflowName: name }));
}

/** 400 for a default workflow that no new cycle takes. */
async function checkWorkflow(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  const workflow = await db.get('reviewWorkflows', id);
  if (!workflow) throw rejectField('defaultWorkflowId', 'workflowUnknown');
  if (!workflow.isActive) {
    throw rejectField('defaultWorkflowId', 'workflowInactive', { name: workflow.name });
  }
}

const toView = (record: PerformanceSettingsRecord): Contract['PerformanceSettings'] => ({
  defaultWorkflowId: record.defaultWorkflowId,
  isClientAutoNudge: record.isClientAutoNudge,
  isGoogleCalendarSynced: record.isGoogleCalendarSynced,
  legends: record.legends,
  version: record.version,
});

/** The default display of each status. */
export const legends: readonly Legend[] = [
  { status: 'NotStarted', style: 'secondary' },
  { status: 'Answered', style: 'info' },
  { status: 'Promoted', style: 'primary' },
  { status: 'Rejected', style: 'danger' },
  { status: 'Delivered', style: 'success' },
  { status: 'InProgress', style: 'primary' },
  { status: 'Completed', style: 'success' },
  { status: 'Archived', style: 'warning' },
];

/** The tenant's settings, or the defaults until it has saved some. */
export async function loadSettings(db: Db): Promise<PerformanceSettingsRecord> {
  const stored = await db.get('performanceSettings', 'settings');
  return (
    stored ?? {
      id: 'settings',
      defaultWorkflowId: null,
      isClientAutoNudge: true,
      isGoogleCalendarSynced: false,
      legends: [...legends],
      version: 1,
      changedByName: '',
      changedOn: new Date(0).toISOString(),
      changedFields: [],
    }
  );
}

const statuses = {
  review: ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'],
  cycle: ['NotStarted', 'InProgress', 'Completed', 'Archived'],
} as const;

/** The legends of the statuses of a review or a cycle. */
export async function listLegends(db: Db, kind: keyof typeof statuses): Promise<Legend[]> {
  const own = (await loadSettings(db)).legends;
  return statuses[kind].flatMap((status) => own.filter((legend) => legend.status === status));
}
