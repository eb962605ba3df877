import type { Schema as JsonSchema } from '@cfworker/json-schema';
import * as v from 'valibot';
import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getScenario } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { incompleteTime } from '../validation/incomplete.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './organization-settings.test-model.ts';
import { isChanged, buildDraft, theirChanges, type FormDraft } from '../records/form-values.ts';
import type { SettingsSaved } from '../records/settings-form.setup.ts';
import {
  organizationSettingsMachine,
  type OrganizationSettingsContext,
} from './organization-settings.machine.ts';
import {
  validateSettings,
  firstForm,
  settingsDraftSchema,
  type SettingsForm,
} from './settings-form.ts';

testPaths(testModel);

type SettingsDraft = FormDraft<SettingsForm>;
const getDraft = (context: OrganizationSettingsContext) => buildDraft(context, false);

const { OrganizationSettingsInput, Weekday, Month, DateFormat } = contract.components.schemas;

testLimits({
  // Includes the referenced schemas.
  schema: {
    ...(OrganizationSettingsInput as JsonSchema & typeof OrganizationSettingsInput),
    components: { schemas: { Weekday, Month, DateFormat } },
  },
  example: firstForm('Cedar Group', 'Asia/Beirut'),
  check: validateSettings,
});

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer();
});

const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

function start(persisted: SettingsDraft | null = null) {
  const actor = createActor(organizationSettingsMachine, {
    input: { first: firstForm('Cedar Group', 'Asia/Beirut'), persisted },
  });
  const emitted: SettingsSaved<SettingsForm>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted };
}

async function opened(personId: string, tenantId: string, persisted: SettingsDraft | null = null) {
  const observed = connectAs(server, personId, tenantId);
  const { actor, emitted } = start(persisted);
  await settled(actor);
  return { observed, actor, emitted };
}

/** Kira, who also administers Aster Labs, saves a change in the meantime. */
async function kiraSaves(change: object): Promise<void> {
  connectAs(server, 'kira', 'aster');
  const { organizationSettings } = await api.getOrganizationSettings({});
  if (!organizationSettings) throw new Error('Aster Labs has settings.');
  const { tenantLogoUrl: _, ...body } = organizationSettings;
  await api.saveOrganizationSettings({ body: { ...body, ...change } });
}

describe('a tenant without settings', () => {
  it('the form starts with the tenant’s name, the user’s time zone and a working week', async () => {
    const { actor, observed } = await opened('farid', 'cedar');
    expect(actor.getSnapshot().matches({ shown: { editing: 'filling' } })).toBe(true);
    expect(actor.getSnapshot().context.form).toMatchObject({
      name: 'Cedar Group',
      timeZone: 'Asia/Beirut',
      workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    });
    expect(actor.getSnapshot().context.choices?.length).toBeGreaterThan(300);
    expect(observed.problems).toEqual([]);
  });

  it('the settings exist once they are saved, and the shell is notified', async () => {
    const { actor, emitted, observed } = await opened('farid', 'cedar');
    actor.send({ type: 'form.changed', change: { name: 'Cedar Holding', address: 'Pine Road 4' } });
    actor.send({ type: 'SAVE' });
    await settled(actor);
    expect(emitted).toMatchObject([{ type: 'settings.saved', form: { name: 'Cedar Holding' } }]);
    expect(actor.getSnapshot().context).toMatchObject({ version: 1, errors: {} });
    expect(observed.messages).toHaveLength(1);
    const { profile } = await api.getProfile({});
    expect(profile.IsUserHasOrganizationSettings).toBe(true);
  });
});

it('incomplete working hours are not saved', async () => {
  const { actor, observed } = await opened('ava', 'aster');
  observed.calls.length = 0;
  actor.send({ type: 'form.changed', change: { workingHoursStart: incompleteTime } });
  actor.send({ type: 'SAVE' });
  const { errors } = (await settled(actor)).context;
  expect(errors).toEqual({ workingHoursStart: { rule: 'incompleteTime' } });
  expect(observed.calls).toEqual([]);
});

it('text typed while the settings are being saved is kept as unsaved', async () => {
  const { actor } = await opened('ava', 'aster');
  actor.send({ type: 'form.changed', change: { name: 'Aster Laboratories' } });
  actor.send({ type: 'SAVE' });
  actor.send({ type: 'form.changed', change: { address: 'Uferstraße 1' } });
  await settled(actor);
  const { context } = actor.getSnapshot();
  expect(context.theirs).toMatchObject({ form: { name: 'Aster Laboratories' }, version: 2 });
  expect(context.form).toMatchObject({ name: 'Aster Laboratories', address: 'Uferstraße 1' });
  expect(isChanged(context)).toBe(true);
});

describe('errors in the organization settings', () => {
  it.each([
    ['a name that is blank', { name: ' ' }, { name: { rule: 'required' } }],
    [
      'a name that is too long',
      { name: 'x'.repeat(251) },
      { name: { rule: 'max', values: { max: 250 } } },
    ],
    ['no time zone', { timeZone: '' }, { timeZone: { rule: 'isNot' } }],
    ['no currency', { currency: '' }, { currency: { rule: 'isNot' } }],
    [
      'an end that is not later than the start',
      { workingHoursStart: '09:00', workingHoursEnd: '09:00' },
      { workingHoursEnd: { rule: 'endTimeAfterStartTime' } },
    ],
    ['no time', { workingHoursStart: '' }, { workingHoursStart: { rule: 'required' } }],
    ['no working day', { workingDays: [] }, { workingDays: { rule: 'oneOf' } }],
  ])('the error “%s” is shown at its field, and nothing is sent', async (_, change, errors) => {
    const { actor, observed } = await opened('farid', 'cedar');
    const before = observed.calls.length;
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.errors).toEqual(errors);
    expect(observed.calls).toHaveLength(before);
    const field = Object.keys(errors)[0] ?? '';
    actor.send({ type: 'form.changed', change: { [field]: firstForm('a', 'b')[field as 'name'] } });
    expect(actor.getSnapshot().context.errors).toEqual({});
  });

  it('the server’s errors are shown at their fields, and typed text is kept', async () => {
    const { actor } = await opened('ava', 'aster');
    actor.send({ type: 'form.changed', change: { timeZone: 'Europe/Atlantis' } });
    actor.send({ type: 'SAVE' });
    await settled(actor);
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['timeZone']);
    expect(actor.getSnapshot().context.form.timeZone).toBe('Europe/Atlantis');
  });

  it.each(['server-down', 'server-error', 'offline', 'malformed-responses'])(
    'the typed text is kept in the network scenario %s',
    async (network) => {
      const { actor, emitted } = await opened('ava', 'aster');
      actor.send({ type: 'form.changed', change: { name: 'Aster Laboratories' } });
      server.setScenario(getScenario(network));
      actor.send({ type: 'SAVE' });
      await settled(actor);
      expect(actor.getSnapshot().hasTag('editable')).toBe(true);
      expect(actor.getSnapshot().context.form.name).toBe('Aster Laboratories');
      expect(emitted).toEqual([]);
    },
  );

  it('settings that cannot be loaded are unavailable', async () => {
    server.setScenario(getScenario('server-down'));
    const { actor } = await opened('ava', 'aster');
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });
});

describe('settings that someone else changed in the meantime', () => {
  async function inConflict() {
    const { actor, ...rest } = await opened('ava', 'aster');
    await kiraSaves({ currency: 'GBP', address: 'Uferstraße 1' });
    connectAs(server, 'ava', 'aster');
    actor.send({ type: 'form.changed', change: { currency: 'CHF', name: 'Aster Laboratories' } });
    actor.send({ type: 'SAVE' });
    await settled(actor);
    expect(actor.getSnapshot().matches({ shown: 'conflict' })).toBe(true);
    return { actor, ...rest };
  }

  it('the conflict shows who changed which fields', async () => {
    const { actor } = await inConflict();
    expect(actor.getSnapshot().context.rejection).toContain('Kira Novak');
    expect(theirChanges(actor.getSnapshot().context)).toEqual(
      expect.arrayContaining(['address', 'currency']),
    );
    expect(actor.getSnapshot().context.form.currency).toBe('CHF');
  });

  it('keeping the user’s changes also accepts the others’ changes in fields the user did not change', async () => {
    const { actor, emitted } = await inConflict();
    actor.send({ type: 'conflict.keepMine' });
    await settled(actor);
    expect(emitted).toHaveLength(1);
    expect(actor.getSnapshot().context.theirs).toMatchObject({
      form: { name: 'Aster Laboratories', currency: 'CHF', address: 'Uferstraße 1' },
      version: 3,
    });
  });

  it('accepting the others’ changes keeps the user’s changes in all other fields, unsaved', async () => {
    const { actor } = await inConflict();
    actor.send({ type: 'conflict.useTheirs' });
    const { context } = actor.getSnapshot();
    expect(context.form).toMatchObject({ name: 'Aster Laboratories', currency: 'GBP' });
    expect(isChanged(context)).toBe(true);
    actor.send({ type: 'SAVE' });
    await settled(actor);
    expect(actor.getSnapshot().context.theirs).toMatchObject({
      form: { currency: 'GBP' },
      version: 3,
    });
  });

  it('the conflict is shown again after a cancel, and a later save overwrites no one’s changes', async () => {
    const { actor } = await inConflict();
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().context.form.currency).toBe('CHF');
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().matches({ shown: 'conflict' })).toBe(true);
  });
});

describe('a draft of the settings on the device', () => {
  const base = firstForm('Cedar Group', 'Asia/Beirut');
  const draft = {
    form: { ...base, address: 'Pine Road 4' },
    base,
    version: null,
    madeId: null,
    offered: null,
  };

  it('the draft has the values that are filled in and not saved', async () => {
    const { actor } = await opened('farid', 'cedar');
    expect(getDraft(actor.getSnapshot().context)).toBeNull();
    actor.send({ type: 'form.changed', change: { address: 'Pine Road 4' } });
    expect(getDraft(actor.getSnapshot().context)).toEqual(draft);
    expect(v.is(settingsDraftSchema, draft)).toBe(true);
    actor.send({ type: 'reset' });
    expect(getDraft(actor.getSnapshot().context)).toBeNull();
  });

  it('the draft is offered, and fills the form once it is restored', async () => {
    const { actor } = await opened('farid', 'cedar', draft);
    expect(actor.getSnapshot().matches({ shown: { editing: 'offering' } })).toBe(true);
    expect(actor.getSnapshot().context.form.address).toBe('');
    actor.send({ type: 'draft.restored' });
    expect(actor.getSnapshot().context.form.address).toBe('Pine Road 4');
  });

  it('the draft is still offered next to typed text, and both survive a reload', async () => {
    const first = await opened('farid', 'cedar', draft);
    first.actor.send({ type: 'form.changed', change: { name: 'Cedar Holding' } });
    const persisted = getDraft(first.actor.getSnapshot().context);
    const { actor } = await opened('farid', 'cedar', persisted);
    const now = () => actor.getSnapshot();
    expect(now().matches({ shown: { editing: 'offering' } })).toBe(true);
    expect(now().context.form).toMatchObject({ name: 'Cedar Holding', address: '' });
    actor.send({ type: 'draft.restored' });
    expect(now().context.form).toEqual(draft.form);
    expect(now().context.draft?.form.name).toBe('Cedar Holding');
  });

  it('the draft is kept if something else is saved or discarded next to it', async () => {
    const { actor } = await opened('farid', 'cedar', draft);
    actor.send({ type: 'form.changed', change: { name: 'Cedar Holding' } });
    actor.send({ type: 'reset' });
    expect(getDraft(actor.getSnapshot().context)).toEqual(draft);
    actor.send({ type: 'form.changed', change: { name: 'Cedar Holding' } });
    actor.send({ type: 'SAVE' });
    await settled(actor);
    expect(getDraft(actor.getSnapshot().context)).toEqual(draft);
  });

  it('a discarded draft is not offered again', async () => {
    const { actor } = await opened('farid', 'cedar', draft);
    actor.send({ type: 'draft.discarded' });
    expect(actor.getSnapshot().context).toMatchObject({ draft: null, form: { address: '' } });
  });

  it('a draft of outdated settings is compared with the latest ones', async () => {
    const { actor } = await opened('ava', 'aster', { ...draft, version: null });
    actor.send({ type: 'draft.restored' });
    expect(actor.getSnapshot().matches({ shown: 'conflict' })).toBe(true);
    expect(theirChanges(actor.getSnapshot().context)).toContain('name');
  });
});

describe('the default time zone of a new organization', () => {
  async function openWith(timeZone: string) {
    connectAs(server, 'farid', 'cedar');
    const input = { first: firstForm('Cedar Group', timeZone), persisted: null };
    const actor = createActor(organizationSettingsMachine, { input }).start();
    await settled(actor);
    return actor;
  }

  it('the time zone is the listed name if the user has an old one, so the field shows what is saved', async () => {
    const actor = await openWith('Etc/UTC');
    expect(actor.getSnapshot().context.form.timeZone).toBe('UTC');
  });

  it('the time zone is empty and cannot be saved if the server does not list it', async () => {
    const actor = await openWith('Mars/Olympus');
    actor.send({ type: 'SAVE' });
    const { form, errors } = actor.getSnapshot().context;
    expect(form.timeZone).toBe('');
    expect(Object.keys(errors)).toEqual(['timeZone']);
  });
});
