import type { OperationId } from '#openapi/generated/operations.ts';

/** Bad weather by name: works in the app, in stories and in tests alike. */
export interface Scenario {
  name: string;
  title: string;
  /** Milliseconds that each answer waits. */
  delay?: number;
  /** Status that is answered instead, for all calls or for `operation` alone. */
  status?: 400 | 403 | 409 | 500 | 503;
  operation?: OperationId;
  /** The network itself fails. */
  isOffline?: boolean;
  /** The body is not what the contract says. */
  isMalformed?: boolean;
  /** Seconds that an access token is good for, in place of an hour. */
  tokenLifetime?: number;
  /** The identity provider renews no token. */
  isRenewalRejected?: boolean;
}

export const healthyNetwork: Scenario = {
  name: 'fair-weather',
  title: 'Fair weather',
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
    name: 'server-fault',
    title: 'Server fault',
    status: 500,
  },
  {
    name: 'offline',
    title: 'Offline',
    isOffline: true,
  },
  {
    name: 'malformed-answers',
    title: 'Malformed answers',
    isMalformed: true,
  },
  {
    name: 'stop-refused',
    title: 'Stop refused',
    status: 500,
    operation: 'endMiniEntry',
  },
  {
    name: 'start-refused',
    title: 'Start refused',
    status: 500,
    operation: 'startMiniEntry',
  },
  {
    name: 'profile-refused',
    title: 'Profile refused',
    status: 500,
    operation: 'getProfile',
  },
  {
    name: 'day-refused',
    title: 'Day refused',
    status: 500,
    operation: 'getClockWorkDay',
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

/** The scenario of a name; fair weather for none or an unknown one. */
export const getScenario = (name: string | null | undefined): Scenario =>
  scenarios.find((scenario) => scenario.name === name) ?? healthyNetwork;
