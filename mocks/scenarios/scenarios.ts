import type { OperationId } from '@atrium/contract/generated/operations.ts';
import type { HrmsResponse } from '../core/requests/handler.ts';

/** Network scenarios by name; they work the same in the app, in stories and in tests. */
export interface Scenario {
  name: string;
  title: string;
  /** Delay of each response, in milliseconds. */
  delay?: number;
  /** Status to respond with instead, for all calls or only for `operation`. */
  status?: 400 | 403 | 409 | 500 | 503;
  operation?: OperationId;
  /** The network itself fails. */
  isOffline?: boolean;
  /** The body does not match the contract. */
  isMalformed?: boolean;
  /** Lifetime of an access token in seconds, instead of an hour. */
  tokenLifetime?: number;
  /** The identity provider rejects token renewals. */
  isRenewalRejected?: boolean;
  /** How the demo HRMS provider responds; completely if it is missing. */
  hrmsResponse?: HrmsResponse;
}

export const healthyNetwork: Scenario = {
  name: 'healthy-network',
  title: 'No problems',
};

export const scenarios: readonly Scenario[] = [
  healthyNetwork,
  {
    name: 'slow-network',
    title: 'Slow network',
    delay: 2000,
  },
  {
    name: 'server-down',
    title: 'Server down',
    status: 503,
  },
  {
    name: 'server-error',
    title: 'Server fault',
    status: 500,
  },
  {
    name: 'offline',
    title: 'Offline',
    isOffline: true,
  },
  {
    name: 'malformed-responses',
    title: 'Malformed responses',
    isMalformed: true,
  },
  {
    name: 'stop-rejected',
    title: 'Stop rejected',
    status: 500,
    operation: 'endMiniEntry',
  },
  {
    name: 'start-rejected',
    title: 'Start rejected',
    status: 500,
    operation: 'startMiniEntry',
  },
  {
    name: 'profile-rejected',
    title: 'Profile rejected',
    status: 500,
    operation: 'getProfile',
  },
  {
    name: 'day-rejected',
    title: 'Day rejected',
    status: 500,
    operation: 'getClockWorkDay',
  },
  {
    name: 'hrms-incomplete',
    title: 'HRMS sends only half',
    hrmsResponse: 'incomplete',
  },
  {
    name: 'hrms-down',
    title: 'HRMS down',
    hrmsResponse: 'down',
  },
  {
    name: 'token-about-to-expire',
    title: 'Token about to expire',
    tokenLifetime: 610,
  },
  {
    name: 'token-expired',
    title: 'Token expired',
    tokenLifetime: 3,
    isRenewalRejected: true,
  },
];

/** The scenario with a name; the healthy one if the name is missing or unknown. */
export const getScenario = (name: string | null | undefined): Scenario =>
  scenarios.find((scenario) => scenario.name === name) ?? healthyNetwork;
