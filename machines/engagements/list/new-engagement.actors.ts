import { fromPromise } from 'xstate';
import { api, Problem, toProblem } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { emptyId } from '../../validation/rules.ts';
import { toNewBody, type NewEngagement, type NewEngagementForm } from './new-engagement.ts';

type Input = PartToSave<NewEngagement, NewEngagementForm>;

/**
 * Creates an engagement, blank, from the template or as a copy. Its id is the parent id of the
 * dialog, the same in every try. Source: ENGAG-054.
 */
export const createNewEngagement = fromPromise<unknown, Input>(
  ({ input: { parentId: id, part, form }, signal }) => {
    const fields = { id, ...toNewBody(form) };
    const source = part?.source;
    const create = () =>
      source
        ? api.duplicateEngagement({ path: { id: source.id }, body: fields, signal })
        : api.createEngagement({ body: { ...fields, type: form.type }, signal });
    return saveNew({
      create: () => create().catch(toFinal),
      update: (error) => {
        // The update requires a project type. Source: ENGAG-070.
        if (fields.projectTypeId === emptyId) throw error;
        return api.updateEngagement({ body: fields, signal });
      },
    });
  },
);

/** What the engagement needs was deleted: shown like invalid input, and the form stays. */
function toFinal(error: unknown): never {
  const { kind, status, messages, code, traceId } = toProblem(error);
  if (kind !== 'notFound') throw error;
  const response = { errorMessages: [...messages], code, traceId };
  throw new Problem('invalid', status, { response, cause: error });
}
