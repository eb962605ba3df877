import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { scenarioOf } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { proveLimits } from '../testing/limits.suite.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide, input } from './organization-settings.guide.ts';
import {
  draftOf,
  isChanged,
  organizationSettingsMachine,
  theirChanges,
  type OrganizationSettingsEmitted,
} from './organization-settings.machine.ts';
import { faultsOfSettings, firstForm, settingsDraft, type SettingsDraft } from './settings-form.ts';

provePaths(guide);

proveLimits({
  schema: contract.components.schemas.OrganizationSettingsInput,
  example: firstForm('Cedar Group', 'Asia/Beirut'),
  check: faultsOfSettings,
});
