import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import type { StageForm } from '../engagement/engagement-stage.ts';
import {
  findActivity,
  toTemplateActivityBody,
  type TemplateActivity,
  type TemplateActivityForm,
  type TemplateChange,
  type TemplateStage,
} from './template.ts';

export const loadTemplate = fromPromise<readonly TemplateStage[]>(
  async ({ signal }) => (await api.getTemplateStages({ signal })).templateStages,
);

/** Adds a stage after the others, or changes one against the version that was loaded. */
export const saveTemplateStage = fromPromise<unknown, PartToSave<TemplateStage, StageForm>>(
  ({ input: { part, newId, form, version }, signal }) => {
    const fields = {
      stageName: form.stageName.trim(),
      description: form.description.trim(),
      isTenantVisible: form.isTenantVisible,
    };
    if (part === null) {
      // Source: ENGAG-084.
      const body = { id: newId, ...fields, displayOrder: 0 };
      return saveNew({
        create: () => api.saveTemplateStage({ body, signal }),
        update: () => api.saveTemplateStage({ body: { id: newId, ...fields }, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    return api.saveTemplateStage({ body: { id: part.id, ...fields, ...seen }, signal });
  },
);

/** Adds an activity after the others of its stage, the parent, or changes one. */
export const saveTemplateActivity = fromPromise<
  unknown,
  PartToSave<TemplateActivity, TemplateActivityForm>
>(({ input: { parentId: stageId, part, newId, form, version }, signal }) => {
  const path = { stageId };
  const fields = toTemplateActivityBody(form);
  if (part === null) {
    const body = { activityId: newId, ...fields, displayOrder: 0 };
    return saveNew({
      create: () => api.saveTemplateActivity({ path, body, signal }),
      update: () =>
        api.saveTemplateActivity({ path, body: { activityId: newId, ...fields }, signal }),
    });
  }
  const seen = version === null ? {} : { version };
  const body = { activityId: part.activityId, ...fields, ...seen };
  return api.saveTemplateActivity({ path, body, signal });
});

export const deleteTemplateStage = fromPromise<unknown, { part: TemplateStage }>(
  ({ input: { part }, signal }) => api.deleteTemplateStage({ path: { id: part.id }, signal }),
);

export const deleteTemplateActivity = fromPromise<unknown, { part: TemplateActivity }>(
  ({ input: { part }, signal }) =>
    api.deleteTemplateActivity({ path: { id: part.activityId }, signal }),
);

interface ChangeToSave {
  change: TemplateChange;
  /** The stages that the person saw: another order that someone has saved since is a conflict. */
  stages: readonly TemplateStage[];
}

/** Saves a new order unless someone else has changed the one that was seen, or moves an activity. */
export const saveTemplateChange = fromPromise<unknown, ChangeToSave>(
  async ({ input: { change, stages }, signal }) => {
    if (change.kind === 'stages') {
      const body = { stageIds: [...change.ids], seenIds: stages.map(({ id }) => id) };
      return api.orderTemplateStages({ body, signal });
    }
    const { stageId } = change;
    if (change.kind === 'activities') {
      const seen = stages.find(({ id }) => id === stageId)?.activities ?? [];
      const seenIds = seen.map(({ activityId }) => activityId);
      const body = { activityIds: [...change.ids], seenIds };
      return api.orderTemplateActivities({ path: { id: stageId }, body, signal });
    }
    const { activityId } = change;
    const version = findActivity(stages, activityId)?.version;
    const body = { stageId, ...(version !== undefined && { version }) };
    return api.moveTemplateActivity({ path: { id: activityId }, body, signal });
  },
);
