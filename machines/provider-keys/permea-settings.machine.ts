import type { ActorRefFrom, ContextFrom } from 'xstate';
import { createSettingsForm } from '../records/create-settings-form.ts';
import { validatePermea, type KeySettingsForm } from './key-settings.ts';
import {
  loadPermeaSettings,
  readPermeaSettings,
  savePermeaSettings,
} from './permea-settings.actors.ts';

export const permeaSettingsMachine = createSettingsForm<KeySettingsForm, null>({
  id: 'permea-settings',
  description:
    'The settings of Permea: its address, its key, and whether it is used. Source: PRIV-049, INTEG-D02.',
  validate: validatePermea,
  loadForm: loadPermeaSettings,
  saveForm: savePermeaSettings,
  readTheirs: readPermeaSettings,
});

/** The actor of each service's settings: they differ in their calls and rules only. */
export type KeySettingsActor = ActorRefFrom<typeof permeaSettingsMachine>;
export type KeySettingsContext = ContextFrom<typeof permeaSettingsMachine>;
export type KeySettingsMachine = typeof permeaSettingsMachine;
