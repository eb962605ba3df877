import { createTestModel } from '../testing/test-model.ts';
import {
  createSettingsEvents,
  createSettingsInput,
  exampleOpenAi,
} from './key-settings.fixtures.ts';
import { openAiSettingsMachine } from './open-ai-settings.machine.ts';
import { toLoadedOpenAi } from './open-ai-settings.ts';

const build = (change: Partial<typeof exampleOpenAi>) =>
  toLoadedOpenAi({ ...exampleOpenAi, ...change });

export const testModel = createTestModel(openAiSettingsMachine, {
  inputs: [createSettingsInput(build({}))],
  events: createSettingsEvents(build),
  rules: [
    { source: 'INTEG-D01', text: 'The stored key is not shown, only its last four characters.' },
    { source: 'INTEG-D03', text: 'The key belongs to no address; a model is required.' },
    { source: 'INTEG-D06', text: 'OpenAI is used only with a key.' },
  ],
});
