import type { Schema as JsonSchema } from '@cfworker/json-schema';
import { createActor, toPromise, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import openapi from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { validateForm, type RegistrationForm } from './registration.form.ts';
import { elm, testModel } from './registration.test-model.ts';
import { registrationMachine, type RegistrationInput } from './registration.machine.ts';

testPaths(testModel);

const { UserRegistration } = openapi.components.schemas;
testLimits({
  schema: UserRegistration as JsonSchema & typeof UserRegistration,
  example: { ...elm, id: crypto.randomUUID() },
  // The id is the actor's, not the user's.
  check: ({ id, ...form }) => ({
    ...validateForm(form),
    ...(/^[\da-f-]{36}$/.test(id) ? {} : { id: { message: 'The actor makes it.' } }),
  }),
});

const noZones = { ...healthyNetwork, operation: 'listTimeZones', status: 503 } as const;

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
});

/** The page as a visitor finds it, before the time zones are loaded. */
function visit(input: RegistrationInput) {
  const observed = connectAs(server, 'nobody');
  const actor = createActor(registrationMachine, { input });
  let found = 0;
  actor.on('errors.found', () => (found += 1));
  actor.start();
  expect(actor.getSnapshot().matches('loadingZones')).toBe(true);
  const submit = async (change: Partial<RegistrationForm> = elm) => {
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SUBMIT' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot();
  };
  return { actor, observed, submit, countErrorsFound: () => found };
}

/** The same after the time zones are loaded or have failed. */
async function pageWith(input: RegistrationInput = { draft: null, browserZone: '' }) {
  const page = visit(input);
  await waitFor(page.actor, (snapshot) => snapshot.matches('editing'));
  return page;
}

describe('the time zones', () => {
  it('the time zones are those that GET UserRegistration returns', async () => {
    const { actor, observed } = await pageWith();
    expect(observed.calls).toEqual(['GET /UserRegistration']);
    const { timeZones } = actor.getSnapshot().context;
    expect(timeZones).toContainEqual({
      id: 'Europe/Berlin',
      description: '(UTC+01:00) Europe/Berlin',
    });
    expect(actor.getSnapshot().can({ type: 'zones.requested' })).toBe(false);
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['Mars/Olympus', ''],
  ])(
    'the default time zone is that of the browser: for %s it is “%s”',
    async (browserZone, selected) => {
      const { actor } = await pageWith({ draft: null, browserZone });
      expect(actor.getSnapshot().context.form.timeZone).toBe(selected);
    },
  );

  it('the time zones can be loaded again after a failure, and the typed values stay', async () => {
    server.setScenario(noZones);
    const { actor } = await pageWith();
    expect(actor.getSnapshot().context).toMatchObject({ timeZones: [], cause: 'down' });
    actor.send({ type: 'form.changed', change: { name: 'Lena Elm' } });
    server.setScenario(healthyNetwork);
    actor.send({ type: 'zones.requested' });
    actor.send({ type: 'form.changed', change: { organization: 'Elm & Sons' } });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(context.timeZones.length).toBeGreaterThan(100);
    expect(context.form).toMatchObject({ name: 'Lena Elm', organization: 'Elm & Sons' });
  });
});

describe('the validation of the registration form', () => {
  it('the registration form requires every field', async () => {
    const { observed, submit, countErrorsFound } = await pageWith();
    const { value, context } = await submit({});
    expect(value).toBe('editing');
    const required = { rule: 'required' };
    expect(context.errors).toEqual({
      organization: required,
      name: required,
      email: required,
      contactNumber: required,
      timeZone: required,
    });
    expect(countErrorsFound()).toBe(1);
    expect(observed.calls).toEqual(['GET /UserRegistration']);
  });

  it('the registration form treats blanks as empty', async () => {
    const { submit } = await pageWith();
    const { context } = await submit({ ...elm, name: '   ' });
    expect(context.errors).toEqual({ name: { rule: 'required' } });
  });

  it.each(["o'brien@elm.test", 'lena+portal@elm.test', 'a&b@elm.co.uk', 'l_e-n.a@1.elm.test'])(
    'the registration form accepts the e-mail address %s, as the contract’s format does',
    async (address) => {
      const { submit } = await pageWith();
      expect((await submit({ ...elm, email: address })).context.errors).toEqual({});
    },
  );

  it('the registration form requires a valid e-mail address, and clears the error when it is typed again', async () => {
    const { actor, submit } = await pageWith();
    expect((await submit({ ...elm, email: 'lena.elm.test' })).context.errors).toEqual({
      email: { rule: 'email' },
    });
    actor.send({ type: 'form.changed', change: { email: 'lena@' } });
    expect(actor.getSnapshot().context.errors).toEqual({});
  });
});

describe('submitting the registration', () => {
  it('Submit registers, without a bearer token, and leads to the success page', async () => {
    const { actor, observed, submit } = await pageWith();
    await submit({ ...elm, organization: ' Elm & Sons ', email: ' lena@elm.test ' });
    expect(await toPromise(actor)).toEqual({ to: 'success' });
    expect(actor.getSnapshot().value).toBe('success');
    expect(observed.calls.at(-1)).toBe('POST /UserRegistration');
    expect(observed.bodies.at(-1)).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...elm });
    const persisted = await server.store.transaction('read', (tx) =>
      tx.platform.query('registrations'),
    );
    expect(persisted).toEqual([expect.objectContaining({ organization: 'Elm & Sons' })]);
  });

  it.each([
    ['are there', healthyNetwork, 'success', {}],
    ['have failed', noZones, 'editing', { timeZone: { rule: 'required' } }],
  ])(
    'an early Submit takes effect when the time zones %s',
    async (_case, network, value, errors) => {
      server.setScenario(network);
      const input = { draft: { ...elm, timeZone: '' }, browserZone: elm.timeZone };
      const { actor, submit } = visit(input);
      const { context } = await submit({});
      expect(actor.getSnapshot().value).toBe(value);
      expect(context.errors).toEqual(errors);
    },
  );

  it('the registration form is cleared after a success', async () => {
    const { submit } = await pageWith();
    expect((await submit()).context.form.organization).toBe('');
  });

  it.each([
    [
      'an organisation that is registered already',
      { organization: 'aster labs' },
      { organization: { message: 'An organization with this name is already registered.' } },
    ],
    [
      'an e-mail address that has an account',
      { email: 'ben@demo.test' },
      {
        email: { message: 'An account with this email address already exists. Please sign in.' },
      },
    ],
  ])(
    'the registration form shows %s at its field, and stays open',
    async (_case, change, errors) => {
      const { submit } = await pageWith();
      const { value, context } = await submit({ ...elm, ...change });
      expect(value).toBe('editing');
      expect(context.errors).toEqual(errors);
      expect(context.form).toEqual({ ...elm, ...change });
    },
  );

  it('the registration form works without storage', async () => {
    await server.store.transaction('write', async (tx) => {
      for (let count = 0; count < 100; count += 1) {
        const id = crypto.randomUUID();
        const registeredOn = '2026-03-01T00:00:00.000Z';
        await tx.platform.put('registrations', { ...elm, id, tenantId: id, registeredOn });
      }
    });
    const { actor, submit } = await pageWith();
    const { value, context } = await submit();
    expect(value).toBe('failed');
    expect(context.warnings).toEqual([
      'Your registration is incomplete because no storage is available. Please contact support.',
    ]);
    actor.send({ type: 'OKAY' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', output: { to: 'home' } });
    expect(actor.getSnapshot().context.form).toEqual(elm);
  });

  it('the registration form shows the server’s error about a field at that field', async () => {
    const { submit, countErrorsFound } = await pageWith();
    const { value, context } = await submit({ ...elm, timeZone: 'Mars/Olympus' });
    expect(value).toBe('editing');
    expect(context.errors).toEqual({ timeZone: { message: 'timeZone is invalid' } });
    expect(context.form.timeZone).toBe('Mars/Olympus');
    expect(countErrorsFound()).toBe(1);
  });

  it.each([
    ['is answered 400', { status: 400 as const }],
    ['is answered 500', { status: 500 as const }],
    ['is answered 503', { status: 503 as const }],
    ['finds no network', { isOffline: true }],
    ['is answered in fragments', { isMalformed: true }],
  ])('a registration that %s shows a message, and the form stays open', async (_case, network) => {
    const { actor, observed, submit } = await pageWith();
    server.setScenario({ ...healthyNetwork, operation: 'registerOrganization', ...network });
    const { value, context } = await submit();
    expect(value).toBe('editing');
    expect(context.form).toEqual(elm);
    expect(observed.problems.map(({ id }) => id)).toEqual(['registerOrganization']);
    server.setScenario(healthyNetwork);
    actor.send({ type: 'SUBMIT' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    // The registration succeeded but its response was malformed: the second try reports that.
    expect(['success', 'failed']).toContain(actor.getSnapshot().value);
  });
});

describe('leaving the registration', () => {
  it('Sign In leads to the default route, before and after the time zones are loaded', async () => {
    const { actor } = await pageWith();
    actor.send({ type: 'SIGN_IN' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', output: { to: 'home' } });
    const early = createActor(registrationMachine, {
      input: { draft: null, browserZone: '' },
    }).start();
    early.send({ type: 'SIGN_IN' });
    expect(early.getSnapshot()).toMatchObject({ value: 'closed', output: { to: 'home' } });
  });

  it('the form is unchanged after leaving and coming back', async () => {
    const { actor } = await pageWith({ draft: elm, browserZone: 'Asia/Tokyo' });
    expect(actor.getSnapshot().context.form).toEqual(elm);
  });
});
