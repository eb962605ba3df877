import type { Schema as JsonSchema } from '@cfworker/json-schema';
import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import openapi from '#openapi/generated/openapi.json' with { type: 'json' };
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { filledIn, testModel } from './change-password.test-model.ts';
import { changePasswordMachine, validatePassword } from './change-password.machine.ts';

testPaths(testModel);

const { id: _, ...properties } = openapi.components.schemas.PasswordChange.properties;
testLimits({
  // The form does not ask for the user: it is the signed-in one.
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

describe('the password form', () => {
  it('the password form requires the current, the new and the confirmed password', () => {
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

  it('the password form shows at the confirmation that the passwords do not match', async () => {
    const opened = open();
    const { context } = await save(opened, { newConfirmPassword: 'correct-horse-9' });
    expect(context.errors).toEqual({ newConfirmPassword: { rule: 'confirmed' } });
    expect(opened.observed.calls).toEqual([]);
  });

  it('the password form does not validate a field while it is being corrected', () => {
    const { actor } = open();
    actor.send({ type: 'SAVE' });
    actor.send({ type: 'form.changed', change: { oldPassword: 'd' } });
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual([
      'newPassword',
      'newConfirmPassword',
    ]);
  });

  it('the password form leaves the password guidance to the server, whose warning keeps the form open', async () => {
    const opened = open();
    const { value, context } = await save(opened, {
      newPassword: 'Tree-9',
      newConfirmPassword: 'Tree-9',
    });
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['The new password must have at least 8 characters.']);
    expect(context.form.newPassword).toBe('Tree-9');
    expect(opened.observed.messages).toEqual([]);
  });

  it('Cancel returns to the prompt and clears the passwords', () => {
    const { actor } = open();
    actor.send({ type: 'form.changed', change: filledIn });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('prompt');
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('demo');
  });
});

describe('saving the password', () => {
  it('the password form posts id, oldPassword, newPassword and newConfirmPassword, and returns to the prompt', async () => {
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

  it('the password form shows the server’s warning about a wrong current password', async () => {
    const opened = open();
    const { value, context } = await save(opened, { oldPassword: 'guess' });
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['Password is incorrect']);
    expect(context.form).toEqual({ ...filledIn, oldPassword: 'guess' });
    expect((await save(opened)).value).toBe('prompt');
  });

  it('the password form shows how long to wait after five wrong passwords, stays open, and saves after the wait', async () => {
    const opened = open();
    for (let tried = 0; tried < 5; tried += 1) await save(opened, { oldPassword: 'guess' });
    const { value, context } = await save(opened);
    expect(value).toBe('form');
    expect(context.warnings).toEqual(['Too many attempts. Try again in 60 seconds.']);
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
    'the password form stays open when saving fails: %j',
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
