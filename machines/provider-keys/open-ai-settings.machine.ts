import { createSettingsForm } from '../records/create-settings-form.ts';
import { validateOpenAi, type KeySettingsForm } from './key-settings.ts';
import {
  loadOpenAiSettings,
  readOpenAiSettings,
  saveOpenAiSettings,
} from './open-ai-settings.actors.ts';

export const openAiSettingsMachine = createSettingsForm<KeySettingsForm, null>({
  id: 'open-ai-settings',
  description:
    'The settings of OpenAI: its model, its key, and whether it is used. Source: PRIV-044, INTEG-D03.',
  validate: validateOpenAi,
  loadForm: loadOpenAiSettings,
  saveForm: saveOpenAiSettings,
  readTheirs: readOpenAiSettings,
});
