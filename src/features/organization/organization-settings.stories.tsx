import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api, type Schema } from '#openapi/client/index.ts';
import {
  organizationSettingsMachine,
  type OrganizationSettingsContext,
} from '#machines/organization/organization-settings.machine.ts';
import { exampleProviders } from '#machines/organization/integration-providers.fixtures.ts';
import { integrationProvidersMachine } from '#machines/organization/integration-providers.machine.ts';
import { firstForm, toLoadedForm } from '#machines/organization/settings-form.ts';
import { tenantLogoMachine } from '#machines/organization/tenant-logo.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { OrganizationSettingsScreen } from './organization-settings.screen.tsx';

const timeZones = [
  { id: 'America/New_York', description: '(UTC-05:00) New York' },
  { id: 'Asia/Beirut', description: '(UTC+02:00) Beirut' },
  { id: 'Europe/Berlin', description: '(UTC+01:00) Berlin' },
];

const settings: Schema<'OrganizationSettings'> = {
  ...firstForm('Aster Labs', timeZone),
  address: 'Lindenweg 4, 10115 Berlin',
  currency: 'EUR',
  tenantLogoUrl: null,
  version: 1,
};
const { form } = toLoadedForm(settings);
const loaded = { theirs: toLoadedForm(settings), choices: timeZones, form, base: form, version: 1 };
const input = { first: firstForm('Aster Labs', timeZone), persisted: null };
const changed = { ...form, name: 'Aster Laboratories', currency: 'CHF' };

/** The providers, which have their own stories. */
const staticProviders = () =>
  frozenActor(integrationProvidersMachine, {
    state: 'shown',
    input: undefined,
    context: { integrations: exampleProviders },
  });

const meta = {
  title: 'Flows/Organization/Organization Settings',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: loaded, tenantName: 'Aster Labs' },
  render: ({ context, tenantName }, { parameters }) => (
    <main>
      <OrganizationSettingsScreen
        logo={frozenActor(tenantLogoMachine, { state: 'resting', input: { logoUrl: null } })}
        providers={staticProviders()}
        actor={frozenActor(organizationSettingsMachine, {
          state: parameters['state'],
          input,
          context,
        })}
        tenantName={tenantName}
        onRetry={fn()}
      />
    </main>
  ),
} satisfies Meta<{ context: Partial<OrganizationSettingsContext>; tenantName: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'organization-settings', state: 'loading' } };

export const Started: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.initial' },
};

export const Filling: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.filling' },
};

export const Missing: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.filling' },
  args: {
    tenantName: 'Cedar Group',
    context: {
      choices: timeZones,
      form: firstForm('Cedar Group', timeZone),
      base: firstForm('Cedar Group', timeZone),
    },
  },
};

export const Offering: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.offering' },
  args: { context: { ...loaded, draft: { form: changed, base: form, version: 1, madeId: null } } },
};

export const Changed: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: changed } },
};

export const WithErrors: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.filling' },
  args: {
    context: {
      ...loaded,
      form: { ...form, name: '', timeZone: '', workingHoursEnd: '08:00', workingDays: [] },
      errors: {
        name: { rule: 'required' },
        timeZone: { rule: 'isNot' },
        workingHoursEnd: { rule: 'endTimeAfterStartTime' },
        workingDays: { rule: 'oneOf' },
      },
    },
  },
};

export const Saving: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.saving' },
  args: { context: { ...loaded, form: changed } },
};

export const Comparing: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.comparing' },
  args: { context: { ...loaded, form: changed } },
};

export const Conflict: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.conflict' },
  args: {
    context: {
      ...loaded,
      form: changed,
      theirs: toLoadedForm({
        ...settings,
        currency: 'GBP',
        workingDays: ['monday', 'tuesday', 'wednesday', 'thursday'],
        version: 2,
      }),
      rejection: 'Kira Novak changed this in the meantime.',
    },
  },
};

export const Unavailable: Story = {
  parameters: { flow: 'organization-settings', state: 'unavailable' },
};

export const LongTexts: Story = {
  parameters: { flow: 'organization-settings', state: 'shown.editing.filling' },
  args: {
    tenantName: longText,
    context: { ...loaded, form: { ...form, name: longText, address: `${longText}\n${longText}` } },
  },
};

/** Farid sets up his tenant for the first time, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'organization-settings' },
  loaders: [loadWorld('farid', 'cedar')],
  render: (_, { loaded: { world } }) => <Live world={world} tenantName="Cedar Group" />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    await canvas.findByText('Cedar Group has no organization settings yet');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Cedar Holding{Tab}Pine Road 4');
    await expect(canvas.queryByText('Name is required')).toBeNull();

    const zone = canvas.getByRole('combobox', { name: /Default time zone/ });
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.keyboard('beirut');
    await userEvent.click(await screen.findByRole('option', { name: /Beirut/ }));
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes.')).toBeNull());
    await expect(canvas.queryByText(/has no organization settings/)).toBeNull();
    const { organizationSettings } = await api.getOrganizationSettings({});
    await expect(organizationSettings).toMatchObject({
      name: 'Cedar Holding',
      address: 'Pine Road 4',
      timeZone: 'Asia/Beirut',
      version: 1,
    });
    await expect(problems).toEqual([]);
  }),
};

/** Ava changes the currency at the same time as someone else; her value is saved. */
export const InteractionConflict: Story = {
  tags: ['interaction'],
  parameters: { flow: 'organization-settings' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded: { world } }) => <Live world={world} tenantName="Aster Labs" />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Aster Laboratories');
    await changeInOtherTab({ currency: 'GBP', name: 'Aster & Co' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const dialog = await screen.findByRole('dialog', {
      name: /Someone else changed these settings/,
    });
    await expect(within(dialog).getByRole('row', { name: /Name/ })).toHaveTextContent(
      'NameAster LaboratoriesAster & Co',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes.')).toBeNull());
    const { organizationSettings } = await api.getOrganizationSettings({});
    await expect(organizationSettings).toMatchObject({
      name: 'Aster Laboratories',
      currency: 'GBP',
      version: 3,
    });
  }),
};

/** The server sees the same user in another tab. */
async function changeInOtherTab(change: Partial<Schema<'OrganizationSettings'>>): Promise<void> {
  const { organizationSettings } = await api.getOrganizationSettings({});
  if (!organizationSettings) throw new Error('There are settings.');
  const { tenantLogoUrl: _, ...body } = organizationSettings;
  await api.saveOrganizationSettings({ body: { ...body, ...change } });
}

/** The settings fail to load; a retry loads them. */
export const InteractionUnavailable: Story = {
  tags: ['interaction'],
  parameters: { flow: 'organization-settings' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded: { world } }) => {
    const { setScenario }: World = world;
    setScenario('server-down');
  },
  render: (_, { loaded: { world } }) => <Live world={world} tenantName="Aster Labs" />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { setScenario }: World = world;
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Aster Labs');
  }),
};

interface LiveProps {
  world: World;
  tenantName: string;
}

/** As in the app: each retry starts a new actor. */
function Live(props: LiveProps) {
  const [attempt, setAttempt] = useState(0);
  return <Settings key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Settings({ tenantName, onRetry }: LiveProps & { onRetry: () => void }) {
  const actor = useStoryActor(organizationSettingsMachine, {
    input: { first: firstForm(tenantName, timeZone), persisted: null },
  });
  const logo = useStoryActor(tenantLogoMachine, { input: { logoUrl: null } });
  return (
    <main>
      <OrganizationSettingsScreen
        actor={actor}
        logo={logo}
        providers={staticProviders()}
        tenantName={tenantName}
        onRetry={onRetry}
      />
    </main>
  );
}
