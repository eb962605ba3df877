import type { Fault } from '../fault.ts';
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
];
