import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { nameFree } from '../../../core/records/names.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { ReviewStepRecord } from '../../../store/world/reviews.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
import { checkDistinct } from '../naming.ts';

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
      reviewStep: toView(record),
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
      reviewStep: toView(after),
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
    const reviewSteps: ReviewStepRecord[] = [];
    for (const [at, id] of body.stepIds.entries()) {
      const record = records.find((each) => each.id === id);
      if (record) reviewSteps.push(await putAt(call, record, at + 1));
    }
    return ok({
      reviewSteps: reviewSteps.map(toView),
      successMessages: [message('stepsOrdered')],
    });
  },

  deleteReviewStep: async (call) => {
    const { db, path } = call;
    const { id, isInUse, stepOrder } = await stepRecord(db, path.stepId);
    if (isInUse) throw reject(409, 'stepInUse');
    await db.remove('reviewSteps', id);
    const later = await db.query('reviewSteps', {
      where: { stepOrder: { from: stepOrder } },
      order: { by: 'stepOrder' },
    });
    for (const [at, record] of later.entries()) await putAt(call, record, stepOrder + at);
    return ok({ successMessages: [message('stepDeleted')] });
  },
};

/** Stores the position of a step if it differs. */
async function putAt(
  call: Call<'orderReviewSteps' | 'deleteReviewStep'>,
  record: ReviewStepRecord,
  stepOrder: number,
): Promise<ReviewStepRecord> {
  if (record.stepOrder === stepOrder) return record;
  const after = changed(record, { stepOrder }, call);
  await call.db.put('reviewSteps', after);
  return after;
}

const inOrder = (db: Db) => db.query('reviewSteps', { order: { by: 'stepOrder' } });

async function stepRecord(db: Db, id: string): Promise<ReviewStepRecord> {
  return foundOr404(await db.get('reviewSteps', id), 'stepUnknown');
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

const toViews = async (db: Db): Promise<Contract['ReviewStep'][]> =>
  (await inOrder(db)).map(toView);

const toView = ({
  id,
  stepName,
  stepOrder,
  stepStyle,
  executorType,
  stepNudges,
  isInUse = false,
  version,
}: ReviewStepRecord): Contract['ReviewStep'] => ({
  id,
  stepName,
  stepOrder,
  stepStyle,
  executorType,
  stepNudges,
  isInUse,
  version,
});
