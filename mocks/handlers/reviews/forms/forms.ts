import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { nameFree } from '../../../core/records/names.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created, getChange } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { ReviewFormRecord } from '../../../store/world/reviews.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
import { asText } from '../filters.ts';
import { checkQuestions } from './form-questions.ts';

type Contract = components['schemas'];
type Forms = Extract<
  AreaOperations<'reviews'>,
  'getReviewForms' | 'getReviewForm' | 'addReviewForm' | 'updateReviewForm' | 'deleteReviewForm'
>;

/** Forms: the questions of a step. Source: REVW-004. */
export const forms: Pick<Handlers<'reviews'>, Forms> = {
  getReviewForms: async ({ db, body }) => {
    const list = { columns, order: { by: 'name' } as const };
    const { rows, total } = await readPage(db, 'reviewForms', list, body);
    return ok({ reviewForms: rows.map(toView), totalCount: total });
  },

  getReviewForm: async ({ db, path }) =>
    ok({ reviewForm: toView(await requireForm(db, path.formId)) }),

  addReviewForm: async (call) => {
    const { db, body } = call;
    idFree(await db.get('reviewForms', body.id));
    const record = created({ id: body.id, ...(await checked(db, body)) }, call);
    await db.put('reviewForms', record);
    return ok({
      reviewForm: toView(record),
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
      reviewForm: toView(after),
      successMessages: [message('formUpdated')],
    });
  },

  deleteReviewForm: async ({ db, path }) => {
    const { id, isInUse } = await requireForm(db, path.formId);
    if (isInUse) throw reject(409, 'formInUse');
    await db.remove('reviewForms', id);
    return ok({ successMessages: [message('formDeleted')] });
  },
};

const columns: FieldColumns<ReviewFormRecord> = {
  name: 'name',
  description: 'description',
  isActive: asText('isActive'),
  isInUse: asText('isInUse'),
};

async function requireForm(db: Db, id: string): Promise<ReviewFormRecord> {
  return foundOr404(await db.get('reviewForms', id), 'formUnknown');
}

async function checked(db: Db, body: Contract['ReviewFormAdd']) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'reviewForms', { id: body.id, name }, 'formNameTaken');
  const questions = checkQuestions(body.questions);
  return { name, description: cleanOrEmpty(body.description), isActive: body.isActive, questions };
}

const toView = ({
  id,
  name,
  description,
  isActive,
  questions,
  isInUse = false,
  ...record
}: ReviewFormRecord): Contract['ReviewForm'] => ({
  id,
  name,
  description,
  isActive,
  questions,
  isInUse,
  ...getChange(record),
});
