import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { nameFree } from '../../../core/records/names.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created, getChange } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { ReviewWorkflowRecord } from '../../../store/world/reviews.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
import { loadParts, type Parts } from '../../../common/reviews/cycle-build.ts';
import { loadSettings } from '../../../common/reviews/settings.ts';
import { asText } from '../filters.ts';
import { checkDistinct } from '../naming.ts';

type Contract = components['schemas'];
type Workflows = Extract<
  AreaOperations<'reviews'>,
  | 'getReviewWorkflows'
  | 'getReviewWorkflow'
  | 'addReviewWorkflow'
  | 'updateReviewWorkflow'
  | 'deleteReviewWorkflow'
>;

/** Workflows: steps in order, with the form of each. Source: REVW-006. */
export const workflows: Pick<Handlers<'reviews'>, Workflows> = {
  getReviewWorkflows: async ({ db, body }) => {
    const list = { columns, order: { by: 'name' } as const };
    const { rows, total } = await readPage(db, 'reviewWorkflows', list, body);
    return ok({
      reviewWorkflows: await toViews(db, rows),
      totalCount: total,
      choices: await loadChoices(db),
    });
  },

  getReviewWorkflow: async ({ db, path }) =>
    ok({
      reviewWorkflow: await toView(db, await getWorkflowRecord(db, path.workflowId)),
      choices: await loadChoices(db),
    }),

  addReviewWorkflow: async (call) => {
    const { db, body } = call;
    idFree(await db.get('reviewWorkflows', body.id));
    const record = created({ id: body.id, ...(await checked(db, body, [])) }, call);
    await db.put('reviewWorkflows', record);
    return ok({
      reviewWorkflow: await toView(db, record),
      successMessages: [message('workflowCreated')],
    });
  },

  updateReviewWorkflow: async (call) => {
    const { db, body } = call;
    const record = await getWorkflowRecord(db, body.id);
    checkVersion(record, body.version);
    const after = changed(record, await checked(db, body, record.steps), call);
    await db.put('reviewWorkflows', after);
    if (!after.isActive) await clearDefault(call, after.id);
    return ok({
      reviewWorkflow: await toView(db, after),
      successMessages: [message('workflowUpdated')],
    });
  },

  deleteReviewWorkflow: async (call) => {
    const { db, path } = call;
    const { id, isInUse } = await getWorkflowRecord(db, path.workflowId);
    if (isInUse) throw reject(409, 'workflowInUse');
    await db.remove('reviewWorkflows', id);
    await clearDefault(call, id);
    return ok({ successMessages: [message('workflowDeleted')] });
  },
};

/** The steps and forms for a workflow: who edits workflows may lack the rights to edit these. */
async function loadChoices(db: Db): Promise<Contract['WorkflowChoices']> {
  const steps = await db.query('reviewSteps', { order: { by: 'stepOrder' } });
  const forms = await db.query('reviewForms', {
    where: { isActive: true },
    order: { by: 'name' },
  });
  return {
    steps: steps.map(({ id, stepName, executorType }) => ({ stepId: id, stepName, executorType })),
    forms: forms.map(({ id, name, questions }) => ({
      formId: id,
      formName: name,
      questionCount: questions.length,
    })),
  };
}

/** A workflow that new cycles cannot follow is no longer the default. */
async function clearDefault(
  call: Call<'updateReviewWorkflow' | 'deleteReviewWorkflow'>,
  id: string,
): Promise<void> {
  const settings = await call.db.get('performanceSettings', 'settings');
  if (settings?.defaultWorkflowId !== id) return;
  const after = changed(settings, { defaultWorkflowId: null }, call);
  await call.db.put('performanceSettings', after);
}

const columns: FieldColumns<ReviewWorkflowRecord> = {
  name: 'name',
  description: 'description',
  isActive: asText('isActive'),
};

async function getWorkflowRecord(db: Db, id: string): Promise<ReviewWorkflowRecord> {
  return foundOr404(await db.get('reviewWorkflows', id), 'workflowUnknown');
}

/** A form that is no longer active may stay at its step, but cannot be added. */
async function checked(
  db: Db,
  body: Contract['ReviewWorkflowAdd'],
  before: ReviewWorkflowRecord['steps'],
) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'reviewWorkflows', { id: body.id, name }, 'workflowNameTaken');
  checkDistinct(
    body.steps.map(({ stepId }) => stepId),
    'steps',
  );
  const known = new Set(before.map(({ formId }) => formId));
  const stored = await loadParts(db, body.steps);
  for (const [at, { stepId, formId }] of body.steps.entries()) {
    if (!stored.steps.has(stepId)) throw rejectField(`steps.${at}.stepId`, 'stepUnknown');
    const form = stored.forms.get(formId ?? '');
    const field = `steps.${at}.formId`;
    if (formId !== null && !form) throw rejectField(field, 'formUnknown');
    if (form && !form.isActive && !known.has(form.id)) {
      throw rejectField(field, 'formInactive', { name: form.name });
    }
  }
  const { description, isActive, steps } = body;
  return { name, description: cleanOrEmpty(description), isActive, steps };
}

async function toView(db: Db, record: ReviewWorkflowRecord): Promise<Contract['ReviewWorkflow']> {
  return buildView(record, await loadParts(db, record.steps), await loadDefaultId(db));
}

async function toViews(
  db: Db,
  records: readonly ReviewWorkflowRecord[],
): Promise<Contract['ReviewWorkflow'][]> {
  const parts = await loadParts(
    db,
    records.flatMap(({ steps }) => steps),
  );
  const defaultId = await loadDefaultId(db);
  return records.map((record) => buildView(record, parts, defaultId));
}

const loadDefaultId = async (db: Db): Promise<string | null> =>
  (await loadSettings(db)).defaultWorkflowId;

function buildView(
  { id, name, description, isActive, steps, isInUse = false, ...record }: ReviewWorkflowRecord,
  parts: Parts,
  defaultId: string | null,
): Contract['ReviewWorkflow'] {
  const named = steps.map(({ stepId, formId }, at) => {
    const step = parts.steps.get(stepId);
    return {
      stepId,
      stepName: step?.stepName ?? '',
      stepOrder: at + 1,
      executorType: step?.executorType ?? ('PaAdmin' as const),
      formId,
      formName: parts.forms.get(formId ?? '')?.name ?? '',
    };
  });
  const head = { id, name, description, isActive, steps: named };
  return { ...head, isInUse, isDefault: id === defaultId, ...getChange(record) };
}
