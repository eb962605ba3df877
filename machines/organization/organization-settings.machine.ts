import type { ActorRefFrom, ContextFrom } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { findZoneId } from '../time-zones.ts';
import { createSettingsForm } from '../records/create-settings-form.ts';
import {
  getOrganizationSettings,
  loadSettings,
  saveOrganizationSettings,
} from './organization-settings.actors.ts';
import { validateSettings, type SettingsForm } from './settings-form.ts';

export const organizationSettingsMachine = createSettingsForm<SettingsForm, Schema<'TimeZone'>[]>({
  id: 'organization-settings',
  description: 'The settings of a tenant, which its administrators create and change.',
  validate: validateSettings,
  toListed: (form, zones) => ({ ...form, timeZone: findZoneId(form.timeZone, zones) }),
  loadForm: loadSettings,
  saveForm: saveOrganizationSettings,
  readTheirs: getOrganizationSettings,
});

export type OrganizationSettingsActor = ActorRefFrom<typeof organizationSettingsMachine>;
export type OrganizationSettingsContext = ContextFrom<typeof organizationSettingsMachine>;
