import type { ActorRefFrom } from 'xstate';
import { createSettingsForm } from '../../records/create-settings-form.ts';
import {
  loadReviewSettings,
  readReviewSettings,
  saveReviewSettings,
} from './review-settings.actors.ts';
import {
  validateReviewSettings,
  type ReviewSettingsForm,
  type WorkflowChoice,
} from './review-settings.ts';

export const reviewSettingsMachine = createSettingsForm<
  ReviewSettingsForm,
  readonly WorkflowChoice[]
>({
  id: 'review-settings',
  description:
    'The settings of reviews: the default workflow, reminders of clients, and the colour of each status. Source: REVW-018, PRIV-032.',
  validate: validateReviewSettings,
  loadForm: loadReviewSettings,
  saveForm: saveReviewSettings,
  readTheirs: readReviewSettings,
});

export type ReviewSettingsActor = ActorRefFrom<typeof reviewSettingsMachine>;
