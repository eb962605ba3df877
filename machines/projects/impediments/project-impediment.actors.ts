import { fromPromise } from 'xstate';
import { api, Problem, toProblem } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import {
  toImpediment,
  type Impediment,
  type ImpedimentForm,
  type ResolutionForm,
} from './project-impediment.ts';

/** Lists the impediments of a project, newest first. */
export const loadImpediments = fromPromise<readonly Impediment[], { projectId: string }>(
  async ({ input, signal }) =>
    (await api.getProjectImpediments({ path: input, signal })).projectImpediments.map(toImpediment),
);

/** Raises an impediment, or changes one against the version that was loaded. */
export const saveImpediment = fromPromise<unknown, PartToSave<Impediment, ImpedimentForm>>(
  async ({ input: { parentId: projectId, part, newId, form, version }, signal }) => {
    const impediments = form.impediments.trim();
    if (part === null) {
      return saveNew({
        create: () => api.addImpediment({ body: { id: newId, projectId, impediments }, signal }),
        update: () => api.updateImpediment({ body: { id: newId, impediments }, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    const body = { id: part.id, impediments, ...seen };
    return api.updateImpediment({ body, signal }).catch(toFinal);
  },
);

/** Resolves the impediment with the id of the record, with a word on how. */
export const saveResolution = fromPromise<unknown, PartToSave<Impediment, ResolutionForm>>(
  ({ input: { parentId: id, form }, signal }) =>
    api.resolveImpediment({
      path: { id },
      body: { resolution: form.resolution.trim() },
      signal,
    }),
);

/** Deletes an impediment. */
export const deleteImpediment = fromPromise<unknown, { part: Impediment }>(
  ({ input: { part }, signal }) => api.deleteImpediment({ path: { id: part.id }, signal }),
);

/**
 * Someone else has resolved the impediment: shown like invalid input, since saving anyway, which is
 * offered after other conflicts, would fail again.
 */
function toFinal(error: unknown): never {
  const problem = toProblem(error);
  const { status, messages, code, traceId } = problem;
  if (code !== 'impedimentResolvedUnchanged') throw error;
  const response = { errorMessages: [...messages], code, traceId };
  throw new Problem('invalid', status, { response, cause: error });
}
