import type { Schema as JsonSchema } from '@cfworker/json-schema';
import * as v from 'valibot';
import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import openapi from '#openapi/generated/openapi.json' with { type: 'json' };
import type { Schema } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { american, testModel, settings } from './profile-settings.test-model.ts';
import {
  getDraft,
  profileSettingsMachine,
  settingsDraft,
  validateSettings,
} from './profile-settings.machine.ts';

testPaths(testModel);

const { DateFormat, DateFormatAndTimeZone, HourFormat } = openapi.components.schemas;
testLimits({
  schema: {
    ...(DateFormatAndTimeZone as JsonSchema),
    properties: DateFormatAndTimeZone.properties as Record<string, JsonSchema>,
    components: { schemas: { DateFormat, HourFormat } },
  },
  example: settings,
  check: validateSettings,
});

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
});

async function open(draft?: typeof settings) {
  const observed = connectAs(server, 'ben', 'aster');
  const actor = createActor(profileSettingsMachine, { input: { settings, draft } }).start();
  const saved: Schema<'TenantUser'>[] = [];
  actor.on('settings.saved', ({ securityUser }) => saved.push(securityUser));
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, observed, saved };
}

async function save({ actor }: Awaited<ReturnType<typeof open>>, change: Partial<typeof settings>) {
  actor.send({ type: 'form.changed', change });
  actor.send({ type: 'SAVE' });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
}

describe('the profile settings', () => {
  it('the profile settings offer the server’s time zones, with the current values selected', async () => {
    const { actor, observed } = await open();
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('editing');
    expect(context.form).toEqual(settings);
    expect(context.timeZones.find(({ id }) => id === 'Europe/Berlin')?.description).toBe(
      '(UTC+01:00) Europe/Berlin',
    );
    expect(observed.problems).toEqual([]);
  });

  it('the profile settings can be saved only after something has changed', async () => {
    const { actor } = await open();
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false);
    actor.send({ type: 'form.changed', change: { dateFormat: 'MM/DD/YYYY' } });
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(true);
    actor.send({ type: 'form.changed', change: settings });
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false);
  });

  it('the profile settings can be saved with the 24-hour format, which the server returns', async () => {
    const opened = await open();
    const { value, context } = await save(opened, { hourFormat: '24' });
    expect(value).toBe('saved');
    expect(context.settings).toEqual({ ...settings, hourFormat: '24' });
    expect(opened.saved).toEqual([expect.objectContaining({ hourFormat: '24' })]);
  });

  it('the profile settings accept a draft from an earlier version that had no hour format', () => {
    const { hourFormat: _, ...earlier } = american;
    expect(v.parse(settingsDraft, earlier)).toEqual({ ...american, hourFormat: 'language' });
  });

  it('the profile settings require a time zone', async () => {
    const { value, context } = await save(await open(), { timeZone: '' });
    expect(value).toBe('editing');
    expect(context.errors).toEqual({ timeZone: { rule: 'required' } });
  });
});

describe('saving the settings', () => {
  it('the profile settings form posts dateFormat and timeZone, and takes the returned securityUser', async () => {
    const opened = await open();
    const { value, context } = await save(opened, american);
    expect(opened.observed.calls.at(-1)).toBe('POST /aster/tenantuser/userDateFormatAndTimeZone');
    expect(opened.observed.bodies.at(-1)).toEqual(american);
    expect(opened.observed.messages).toEqual(['Your settings have been saved.']);
    expect(value).toBe('saved');
    expect(context.settings).toEqual(american);
    expect(opened.saved).toEqual([expect.objectContaining({ id: 'ben', ...american })]);
  });

  it('the profile settings form shows at its field the value that the server rejects', async () => {
    const opened = await open();
    const { value, context } = await save(opened, { timeZone: 'Mars/Olympus' });
    expect(value).toBe('editing');
    expect(context.errors).toEqual({ timeZone: { message: 'timeZone is invalid' } });
    expect(context.form.timeZone).toBe('Mars/Olympus');
  });

  it.each([{ status: 500 as const }, { isOffline: true }])(
    'the profile settings form stays open when saving fails: %j',
    async (network) => {
      server.setScenario({
        ...healthyNetwork,
        operation: 'updateDateFormatAndTimeZone',
        ...network,
      });
      const opened = await open();
      const { value, context } = await save(opened, american);
      expect(value).toBe('editing');
      expect([context.form, context.settings]).toEqual([american, settings]);
      expect(opened.saved).toEqual([]);
    },
  );
});

describe('settings that were changed but not saved before the session ended', () => {
  it('unsaved settings are the draft to be stored, until they are saved', async () => {
    const opened = await open();
    expect(getDraft(opened.actor.getSnapshot().context)).toBeNull();
    opened.actor.send({ type: 'form.changed', change: american });
    expect(getDraft(opened.actor.getSnapshot().context)).toEqual(american);
    expect(getDraft((await save(opened, {})).context)).toBeNull();
  });

  it('unsaved settings are in the form again, still to be saved', async () => {
    const opened = await open(american);
    const { actor } = opened;
    actor.send({ type: 'settings.changed', settings });
    expect(actor.getSnapshot().context).toMatchObject({ form: american, settings });
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(true);
    expect((await save(opened, {})).context.settings).toEqual(american);
  });
});

describe('the profile settings in a failure scenario', () => {
  it('the profile settings offer to try again when the time zones fail to load', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'listTimeZones', status: 503 });
    const { actor } = await open();
    expect(actor.getSnapshot().value).toBe('unavailable');
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(actor.getSnapshot().context.timeZones.length).toBeGreaterThan(100);
  });
});

describe('settings that another tab has changed', () => {
  const otherSettings = { ...settings, timeZone: 'Asia/Tokyo' };

  it('settings changed in another tab are shown in this tab', async () => {
    const { actor } = await open();
    actor.send({ type: 'settings.changed', settings: otherSettings });
    expect(actor.getSnapshot().context.form).toEqual(otherSettings);
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false);
  });

  it('settings changed in another tab do not overwrite what is being changed in this tab', async () => {
    const { actor } = await open();
    actor.send({ type: 'form.changed', change: american });
    actor.send({ type: 'settings.changed', settings: otherSettings });
    expect(actor.getSnapshot().context.form).toEqual(american);
    expect(actor.getSnapshot().context.settings).toEqual(otherSettings);
  });
});
