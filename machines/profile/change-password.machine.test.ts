import type { Schema as JsonSchema } from '@cfworker/json-schema';
import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import openapi from '#openapi/generated/openapi.json' with { type: 'json' };
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { filledIn, testModel } from './change-password.guide.ts';
import { changePasswordMachine, validatePassword } from './change-password.machine.ts';

testPaths(testModel);

const { id: _, ...properties } = openapi.components.schemas.PasswordChange.properties;
testLimits({
  // Whose password it is, is not asked.
  schema: {
    ...(openapi.components.schemas.PasswordChange as JsonSchema),
    properties: properties as Record<keyof typeof properties, JsonSchema>,
    required: Object.keys(properties),
  },
  example: { ...filledIn },
  check: validatePassword,
});

const clock = timelineFrom('2026-03-04T10:00:00.000Z');
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock });
});

/** Ben's form, open. */
function open() {
  const observed = connectAs(server, 'ben', 'aster');
  const actor = createActor(changePasswordMachine, { input: { personId: 'ben' } }).start();
  expect(actor.getSnapshot().value).toBe('prompt');
  actor.send({ type: 'CHANGE' });
  return { actor, observed };
}

async function save({ actor }: ReturnType<typeof open>, change: Partial<typeof filledIn> = {}) {
  actor.send({ type: 'form.changed', change: { ...filledIn, ...change } });
  actor.send({ type: 'SAVE' });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
}

describe('the form', () => {
  it('requires the current, the new and the confirmed password', () => {
    const { actor, observed } = open();
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().value).toBe('form');
    expect(actor.getSnapshot().context.errors).toEqual({
      oldPassword: { rule: 'required' },
      newPassword: { rule: 'required' },
      newConfirmPassword: { rule: 'required' },
    });
    expect(observed.calls).toEqual([]);
  });

  it('says that both passwords do not match, at the confirmation', async () => {
    const opened = open();
    const { context } = await save(opened, { newConfirmPassword: 'correct-horse-9' });
    expect(context.errors).toEqual({ newConfirmPassword: { rule: 'confirmed' } });
    expect(opened.observed.calls).toEqual([]);
  });

  it('lets a field that is being corrected be', () => {
    const { actor } = open();
    actor.send({ type: 'SAVE' });
    actor.send({ type: 'form.changed', change: { oldPassword: 'd' } });
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual([
      'newPassword',
      'newConfirmPassword',
    ]);
  });

  it('leaves the guidance to the server, which warns, and keeps the form', async () => {
    const opened = open();
    const { value, context } = await save(opened, {
      newPassword: 'Tree-9',
      newConfirmPassword: 'Tree-9',
    });
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['The new password needs at least 8 characters.']);
    expect(context.form.newPassword).toBe('Tree-9');
    expect(opened.observed.messages).toEqual([]);
  });

  it('goes back to the prompt on Cancel, and keeps no password', () => {
    const { actor } = open();
    actor.send({ type: 'form.changed', change: filledIn });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('prompt');
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('demo');
  });
});

describe('saving', () => {
  it('posts id, oldPassword, newPassword and newConfirmPassword, and goes back to the prompt', async () => {
    const opened = open();
    const { value, context } = await save(opened);
    expect(opened.observed.calls).toEqual(['POST /aster/tenantuser/password']);
    expect(opened.observed.bodies).toEqual([{ id: 'ben', ...filledIn }]);
    expect(opened.observed.messages).toEqual([
      'Your password has been changed successfully.',
      'You have been signed out everywhere else.',
    ]);
    expect(value).toBe('prompt');
    expect(JSON.stringify(context)).not.toContain('horse');
  });

  it('shows the warnings of the server: a wrong current password', async () => {
    const opened = open();
    const { value, context } = await save(opened, { oldPassword: 'guess' });
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['Password is incorrect']);
    expect(context.form).toEqual({ ...filledIn, oldPassword: 'guess' });
    expect((await save(opened)).value).toBe('prompt');
  });

  it('after five wrong passwords says how long to wait, keeps the form, and saves it after that', async () => {
    const opened = open();
    for (let tried = 0; tried < 5; tried += 1) await save(opened, { oldPassword: 'guess' });
    const { value, context } = await save(opened);
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['There were too many tries. Please wait 60 seconds.']);
    expect(context.form).toEqual(filledIn);
    expect(opened.observed.problems).toEqual([{ kind: 'tooManyTries', id: 'changePassword' }]);
    clock.advance(60_000);
    expect((await save(opened)).value).toBe('prompt');
    expect(opened.observed.messages).toEqual([
      'Your password has been changed successfully.',
      'You have been signed out everywhere else.',
    ]);
  });

  it.each([{ status: 503 as const }, { isOffline: true }])(
    'keeps the form when it fails: %j',
    async (network) => {
      server.setScenario({ ...healthyNetwork, operation: 'changePassword', ...network });
      const opened = open();
      const { value, context } = await save(opened);
      expect(value).toBe('form');
      expect(context.form).toEqual(filledIn);
      server.setScenario(healthyNetwork);
      expect((await save(opened)).value).toBe('prompt');
    },
  );
});
