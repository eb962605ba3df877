import { createTestModel } from '../testing/test-model.ts';
import {
  createSettingsEvents,
  createSettingsInput,
  examplePermea,
} from './key-settings.fixtures.ts';
import { permeaSettingsMachine } from './permea-settings.machine.ts';
import { toLoadedPermea } from './permea-settings.ts';

const build = (change: Partial<typeof examplePermea>) =>
  toLoadedPermea({ ...examplePermea, ...change });

export const testModel = createTestModel(permeaSettingsMachine, {
  inputs: [createSettingsInput(build({}))],
  events: createSettingsEvents(build),
  rules: [
    { source: 'INTEG-D01', text: 'The stored key is not shown, only its last four characters.' },
    { source: 'INTEG-D02', text: 'A new address needs the key again.' },
    { source: 'INTEG-D06', text: 'Permea is used only with a key.' },
    { source: 'PRIV-D05', text: 'A typed key is not stored on the device.' },
  ],
});
