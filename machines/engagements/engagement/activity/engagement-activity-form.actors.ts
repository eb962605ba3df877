import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../../records/create-record-part.ts';
import { saveNew } from '../../../records/save-new.ts';
import type { Activity } from '../engagement.ts';
import {
  toActivityBody,
  toActivityLocation,
  type ActivityForm,
} from './engagement-activity-form.ts';

/** Adds an activity to a stage, or changes one against the version that was loaded. */
export const saveActivity = fromPromise<unknown, PartToSave<Activity, ActivityForm>>(
  async ({ input: { parentId, part, newId, form, version }, signal }) => {
    const path = toActivityLocation(parentId);
    const fields = toActivityBody(form);
    if (part === null) {
      const body = { activityId: newId, ...fields };
      const send = () => api.saveEngagementActivity({ path, body, signal });
      return saveNew({ create: send, update: send });
    }
    const seen = version === null ? {} : { version };
    const { activityId } = part;
    return api.saveEngagementActivity({ path, body: { activityId, ...fields, ...seen }, signal });
  },
);
