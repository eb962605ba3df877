import type { components } from '#openapi/generated/types.ts';
import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { byText, nameFree } from '../../core/names.ts';
import { foundOr404, idFree } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { ReviewFormRecord } from '../../store/world/reviews.ts';
import type { Db } from '../../common/reviews/review-context.ts';
import { checkDistinct } from './naming.ts';

type Contract = components['schemas'];
type Forms = Extract<
  AreaOperations<'reviews'>,
  'getReviewForms' | 'getReviewForm' | 'addReviewForm' | 'updateReviewForm' | 'deleteReviewForm'
>;

/** Forms: the questions of a step. Source: REVW-004. */
export const forms: Pick<Handlers<'reviews'>, Forms> = {
  getReviewForms: async ({ db, body }) => {
    const used = await formsInUse(db);
    const records = (await db.query('reviewForms')).toSorted(byText(({ name }) => name));
    const { rows, totalCount } = paginate(
      records.map((record) => toView(record, used)),
      columns,
      body,
    );
    return ok({ reviewForms: rows, totalCount });
  },

  getReviewForm: async ({ db, path }) =>
    ok({ reviewForm: toView(await requireForm(db, path.formId), await formsInUse(db)) }),

  addReviewForm: async (call) => {
    const { db, body } = call;
    idFree(await db.get('reviewForms', body.id));
    const record = created({ id: body.id, ...(await checked(db, body)) }, call);
    await db.put('reviewForms', record);
    return ok({
      reviewForm: toView(record, new Set()),
      successMessages: [message('formCreated')],
    });
  },

  updateReviewForm: async (call) => {
    const { db, body } = call;
    const record = await requireForm(db, body.id);
    checkVersion(record, body.version);
    const after = changed(record, await checked(db, body), call);
    await db.put('reviewForms', after);
    return ok({
      reviewForm: toView(after, await formsInUse(db)),
      successMessages: [message('formUpdated')],
    });
  },

  deleteReviewForm: async ({ db, path }) => {
    const { id } = await requireForm(db, path.formId);
    if ((await formsInUse(db)).has(id)) throw reject(409, 'formInUse');
    await db.remove('reviewForms', id);
    return ok({ successMessages: [message('formDeleted')] });
  },
};

const columns: Columns<Contract['ReviewForm']> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  isActive: ({ isActive }) => isActive,
  isInUse: ({ isInUse }) => isInUse,
};

async function requireForm(db: Db, id: string): Promise<ReviewFormRecord> {
  return foundOr404(await db.get('reviewForms', id), 'formUnknown');
}

/** The forms that workflows use. */
async function formsInUse(db: Db): Promise<Set<string | null>> {
  const workflows = await db.query('reviewWorkflows');
  return new Set(workflows.flatMap(({ steps }) => steps.map(({ formId }) => formId)));
}

async function checked(db: Db, body: Contract['ReviewFormAdd']) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'reviewForms', { id: body.id, name }, 'formNameTaken');
  checkDistinct(
    body.questions.map(({ id }) => id),
    'questions',
  );
  const questions = body.questions.map((question, at) => ({
    ...question,
    questionText: trimmed(`questions.${at}.questionText`, question.questionText),
  }));
  return { name, description: cleanOrEmpty(body.description), isActive: body.isActive, questions };
}

const toView = (
  { id, name, description, isActive, questions, version }: ReviewFormRecord,
  used: ReadonlySet<string | null>,
): Contract['ReviewForm'] => ({
  id,
  name,
  description,
  isActive,
  questions,
  isInUse: used.has(id),
  version,
});
