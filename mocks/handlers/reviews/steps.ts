import type { components } from '#openapi/generated/types.ts';
import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { nameFree } from '../../core/names.ts';
import { foundOr404, idFree } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { ReviewStepRecord } from '../../store/world/reviews.ts';
import type { Db } from '../../common/reviews/review-context.ts';
import { checkDistinct } from './naming.ts';

type Contract = components['schemas'];
type Steps = Extract<
  AreaOperations<'reviews'>,
  'getReviewSteps' | 'addReviewStep' | 'updateReviewStep' | 'orderReviewSteps' | 'deleteReviewStep'
>;

/** The steps of workflows, with their nudges. Source: REVW-023. */
export const steps: Pick<Handlers<'reviews'>, Steps> = {
  getReviewSteps: async ({ db }) => ok({ reviewSteps: await toViews(db) }),

  addReviewStep: async (call) => {
    const { db, body } = call;
    idFree(await db.get('reviewSteps', body.id));
    const stepOrder = (await db.count('reviewSteps')) + 1;
    const record = created({ id: body.id, ...(await checked(db, body)), stepOrder }, call);
    await db.put('reviewSteps', record);
    return ok({
      reviewStep: toView(record, new Set()),
      successMessages: [message('stepCreated')],
    });
  },

  updateReviewStep: async (call) => {
    const { db, body } = call;
    const record = await stepRecord(db, body.id);
    checkVersion(record, body.version);
    const after = changed(record, await checked(db, body), call);
    await db.put('reviewSteps', after);
    return ok({
      reviewStep: toView(after, await stepsInUse(db)),
      successMessages: [message('stepUpdated')],
    });
  },

  orderReviewSteps: async (call) => {
    const { db, body } = call;
    const records = await inOrder(db);
    const requested = new Set(body.stepIds);
    const isComplete = requested.size === records.length && body.stepIds.length === records.length;
    if (!isComplete || records.some(({ id }) => !requested.has(id))) {
      throw rejectField('stepIds', 'stepOrderIncomplete');
    }
    for (const record of records) {
      const stepOrder = body.stepIds.indexOf(record.id) + 1;
      if (stepOrder !== record.stepOrder) {
        await db.put('reviewSteps', changed(record, { stepOrder }, call));
      }
    }
    return ok({ reviewSteps: await toViews(db), successMessages: [message('stepsOrdered')] });
  },

  deleteReviewStep: async (call) => {
    const { db, path } = call;
    const { id } = await stepRecord(db, path.stepId);
    if ((await stepsInUse(db)).has(id)) throw reject(409, 'stepInUse');
    await db.remove('reviewSteps', id);
    for (const [at, record] of (await inOrder(db)).entries()) {
      if (record.stepOrder === at + 1) continue;
      await db.put('reviewSteps', changed(record, { stepOrder: at + 1 }, call));
    }
    return ok({ successMessages: [message('stepDeleted')] });
  },
};

const inOrder = (db: Db) => db.query('reviewSteps', { order: { by: 'stepOrder' } });

async function stepRecord(db: Db, id: string): Promise<ReviewStepRecord> {
  return foundOr404(await db.get('reviewSteps', id), 'stepUnknown');
}

/** The steps that workflows use. */
async function stepsInUse(db: Db): Promise<Set<string>> {
  const workflows = await db.query('reviewWorkflows');
  return new Set(workflows.flatMap((workflow) => workflow.steps.map(({ stepId }) => stepId)));
}

async function checked(db: Db, body: Contract['ReviewStepAdd']) {
  const stepName = trimmed('stepName', body.stepName);
  await nameFree(db, 'reviewSteps', { id: body.id, stepName }, 'stepNameTaken');
  const { stepStyle, executorType, stepNudges } = body;
  checkDistinct(
    stepNudges.map(({ id }) => id),
    'stepNudges',
  );
  return { stepName, stepStyle, executorType, stepNudges };
}

async function toViews(db: Db): Promise<Contract['ReviewStep'][]> {
  const used = await stepsInUse(db);
  return (await inOrder(db)).map((record) => toView(record, used));
}

const toView = (
  { id, stepName, stepOrder, stepStyle, executorType, stepNudges, version }: ReviewStepRecord,
  used: ReadonlySet<string>,
): Contract['ReviewStep'] => ({
  id,
  stepName,
  stepOrder,
  stepStyle,
  executorType,
  stepNudges,
  isInUse: used.has(id),
  version,
});
