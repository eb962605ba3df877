import type { Fault } from '../fault.ts';
import { analyticsFaults } from './analytics.ts';
import { catalogueFaults } from './catalogues.ts';
import { dashboardFaults } from './dashboard.ts';
import { integrationFaults } from './integrations.ts';
import { notificationFaults } from './notifications.ts';
import { organizationFaults } from './organization.ts';
import { peopleFaults } from './people.ts';
import { profileFaults } from './profile.ts';
import { registrationFaults } from './registration.ts';
import { authorizationFaults } from './authorization.ts';
import { clientFaults } from './clients.ts';
import { clockworkFaults } from './clockwork.ts';
import { engagementFaults } from './engagements.ts';
import { isolationFaults } from './isolation.ts';
import { ruleFaults } from './rules.ts';
import { schemaFaults } from './schema.ts';
import { stateFaults } from './state.ts';
import { statusFaults } from './status.ts';
import { validationFaults } from './validation.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const faults: readonly Fault[] = [
  ...schemaFaults,
  ...statusFaults,
  ...validationFaults,
  ...ruleFaults,
  ...authorizationFaults,
  ...isolationFaults,
  ...stateFaults,
  // One file per area from here on.
  ...clockworkFaults,
  ...engagementFaults,
  ...clientFaults,
  ...profileFaults,
  ...registrationFaults,
  ...notificationFaults,
  ...organizationFaults,
  ...integrationFaults,
  ...peopleFaults,
  ...analyticsFaults,
  ...dashboardFaults,
  ...catalogueFaults,
];
