import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import type { Stage } from './engagement.ts';
import type { StageForm } from './engagement-stage.ts';

/** Adds a stage after the others, or changes one against the version that was loaded. */
export const saveStage = fromPromise<unknown, PartToSave<Stage, StageForm>>(
  async ({ input: { parentId, part, newId, form, version }, signal }) => {
    const path = { engagementId: parentId };
    const fields = {
      stageName: form.stageName.trim(),
      description: form.description.trim(),
      isTenantVisible: form.isTenantVisible,
    };
    if (part === null) {
      // Source: ENGAG-084.
      const body = { stageId: newId, ...fields, displayOrder: 0 };
      return saveNew({
        create: () => api.saveEngagementStage({ path, body, signal }),
        update: () =>
          api.saveEngagementStage({ path, body: { stageId: newId, ...fields }, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    return api.saveEngagementStage({
      path,
      body: { stageId: part.stageId, ...fields, ...seen },
      signal,
    });
  },
);
