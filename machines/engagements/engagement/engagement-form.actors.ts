import { fromPromise } from 'xstate';
import { api, Problem, toProblem } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { toEngagementBody, type EngagementForm, type EngagementHead } from './engagement-form.ts';

type Input = PartToSave<EngagementHead, EngagementForm>;

/**
 * Updates an engagement, saves a copy of it, or saves a deleted one as a new one, whose id is the
 * parent id of the dialog, the same in every try.
 */
export const saveEngagement = fromPromise<unknown, Input>(
  async ({ input: { parentId, part, form, version }, signal }) => {
    const fields = toEngagementBody(form);
    if (part === null) {
      const body = { id: parentId, type: 'blank' as const, ...fields };
      return saveNew({
        create: () => api.createEngagement({ body, signal }),
        update: () => api.updateEngagement({ body: { id: parentId, ...fields }, signal }),
      });
    }
    const { id, copyId } = part;
    if (copyId !== null) {
      const body = { id: copyId, ...fields };
      return saveNew({
        create: () => api.duplicateEngagement({ path: { id }, body, signal }).catch(toFinal),
        update: () => api.updateEngagement({ body, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    const { clientId, ...others } = fields;
    // Omitted, it stays: someone else may have linked another client in the meantime.
    const isSameClient = form.clientId === (part.client?.id ?? '');
    const client = isSameClient ? {} : { clientId };
    return api.updateEngagement({ body: { id, ...others, ...client, ...seen }, signal });
  },
);

/**
 * The engagement to copy is deleted: shown like invalid input, since there is nothing to copy, and
 * the form stays.
 */
function toFinal(error: unknown): never {
  const { kind, status, messages, code, traceId } = toProblem(error);
  if (kind !== 'notFound') throw error;
  const response = { errorMessages: [...messages], code, traceId };
  throw new Problem('invalid', status, { response, cause: error });
}
