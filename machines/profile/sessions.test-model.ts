import type { Schema } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { sessionsMachine } from './sessions.machine.ts';

export const here: Schema<'Session'> = {
  id: 'ben:here',
  browser: 'Chrome',
  system: 'Linux',
  ipAddress: '192.0.2.1',
  signedInOn: '2026-03-04T08:00:00.000Z',
  lastSeenOn: '2026-03-04T10:00:00.000Z',
  isCurrent: true,
};

export const office: Schema<'Session'> = {
  id: 'ben:office',
  browser: 'Firefox',
  system: 'Windows',
  ipAddress: '192.0.2.10',
  signedInOn: '2026-03-02T09:00:00.000Z',
  lastSeenOn: '2026-03-03T17:45:00.000Z',
  isCurrent: false,
};

export const unknown: Schema<'Session'> = {
  id: 'ben:unknown',
  browser: '',
  system: '',
  ipAddress: '',
  signedInOn: '2026-02-23T12:00:00.000Z',
  lastSeenOn: '2026-03-01T07:30:00.000Z',
  isCurrent: false,
};

export const testModel = createTestModel(sessionsMachine, {
  inputs: [undefined],
  events: [
    done('listSessions', [here, office]),
    done('listSessions', [here]),
    failed('listSessions', serverError),
    { type: 'END', session: office },
    { type: 'END', session: here },
    { type: 'sessions.endOthers' },
    { type: 'YES' },
    { type: 'NO' },
    done('endSession'),
    failed('endSession', serverError),
    done('endOtherSessions'),
    failed('endOtherSessions', serverError),
    { type: 'retry' },
    { type: 'BACK' },
  ],
  atHand: ({ sessions }) =>
    sessions
      .filter(({ isCurrent }) => !isCurrent)
      .map((session) => ({ type: 'END' as const, session })),
  rules: [
    {
      source: 'PROF-036',
      text: 'People see where they are signed in and can sign other browsers out, one or all; this one is left by signing out.',
    },
    {
      source: 'PROF-035',
      text: 'A list that cannot be loaded is shown as unavailable, and can be loaded again.',
    },
    {
      source: 'PROF-D11',
      text: 'No one is signed out before the person confirms with Yes; if it fails, the list is shown as before.',
    },
  ],
});
