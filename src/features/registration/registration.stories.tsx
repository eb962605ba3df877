import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import {
  registrationMachine,
  type RegistrationContext,
} from '#machines/registration/registration.machine.ts';
import { longText, supportAddress } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { RegistrationScreen } from './registration.screen.tsx';
import { RegistrationSuccess } from './registration-success.screen.tsx';

const input = { draft: null, browserZone: '' };
const homePath = '#home';
const timeZones = [
  { id: 'America/New_York', description: '(UTC-05:00) America/New York' },
  { id: 'UTC', description: '(UTC+00:00) UTC', formerNames: ['Etc/UTC'] },
  { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' },
];
const form = {
  organization: 'Elm & Sons',
  name: 'Lena Elm',
  email: 'lena@elm.test',
  contactNumber: '+49 30 123456',
  timeZone: 'Europe/Berlin',
};
const filled = { timeZones, form };

const meta = {
  title: 'Flows/Registration/Registration',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <RegistrationScreen
      actor={frozenActor(registrationMachine, { state: parameters['state'], input, context })}
      homePath={homePath}
      supportAddress={supportAddress}
    />
  ),
} satisfies Meta<{ context: Partial<RegistrationContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingZones: Story = {
  parameters: { flow: 'registration', state: 'loadingZones.filling' },
};

export const SubmittedEarly: Story = {
  parameters: { flow: 'registration', state: 'loadingZones.submitted' },
};

export const Editing: Story = {
  parameters: { flow: 'registration', state: 'editing' },
  args: { context: { timeZones } },
};

export const Filled: Story = {
  parameters: { flow: 'registration', state: 'editing' },
  args: { context: filled },
};

export const WithoutZones: Story = { parameters: { flow: 'registration', state: 'editing' } };

export const WithErrors: Story = {
  parameters: { flow: 'registration', state: 'editing' },
  args: {
    context: {
      timeZones,
      form: { ...form, organization: longText, name: '', email: 'lena', timeZone: '' },
      errors: {
        organization: { rule: 'max', values: { max: 250 } },
        name: { rule: 'required' },
        email: { rule: 'email' },
        timeZone: { rule: 'required' },
      },
    },
  },
};

export const Submitting: Story = {
  parameters: { flow: 'registration', state: 'submitting' },
  args: { context: filled },
};

export const Failed: Story = {
  parameters: { flow: 'registration', state: 'failed' },
  args: {
    context: {
      ...filled,
      warnings: [
        'Your registration is incomplete because no storage is available. Please contact support.',
      ],
    },
  },
};

export const Success: Story = {
  parameters: { flow: 'registration', state: 'success' },
  render: () => {
    frozenActor(registrationMachine, { state: 'success', input });
    return <RegistrationSuccess signInPath="#login" />;
  },
};

export const Closed: Story = { parameters: { flow: 'registration', state: 'closed' } };

/** Lena leaves everything empty first, then registers her organisation by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'registration' },
  loaders: [loadWorld('ava')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await canvas.findByRole('heading', { name: 'REGISTERATION' });
    await waitFor(() => expect(canvas.queryByText('Loading time zones…')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Organization is required')).toBeVisible();
    await expect(canvas.getByText('Time zone is required')).toBeVisible();
    const organization = canvas.getByRole('textbox', { name: 'Organization' });
    await waitFor(() => expect(organization).toHaveFocus());

    await userEvent.keyboard('Elm & Sons{Tab}Lena Elm{Tab}lena.elm.test{Tab}+49 30 123456{Tab}');
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await waitFor(() => expect(zone).toHaveFocus());
    await userEvent.keyboard('berl');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Europe\/Berlin/ })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(zone).toHaveValue('(UTC+01:00) Europe/Berlin');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Email address is invalid')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.clear(email);
    await userEvent.keyboard('lena@elm.test{Enter}');
    await expect(await canvas.findByText('Thank you for registering with us.')).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** Aster Labs is already registered: the field says so, and no input is lost. */
export const InteractionAlreadyRegistered: Story = {
  ...Interaction,
  render: (_, { loaded }) => (
    <Live world={loaded['world']} draft={{ ...form, organization: 'Aster Labs' }} />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveValue('(UTC+01:00) Europe/Berlin'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const organization = canvas.getByRole('textbox', { name: 'Organization' });
    await waitFor(() =>
      expect(organization).toHaveAccessibleDescription(
        'An organization with this name is already registered.',
      ),
    );
    await expect(organization).toHaveValue('Aster Labs');
  }),
};

/** The time zones fail to load; they are loaded again, and the input stays. */
export const InteractionWithoutZones: Story = {
  ...Interaction,
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await canvas.findByText(/^Couldn’t load time zones\./);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Lena Elm');
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena Elm');
  }),
};

function Live({ draft = null }: { world: World; draft?: RegistrationContext['form'] | null }) {
  const actor = useStoryActor(registrationMachine, { input: { draft, browserZone: '' } });
  const output = useSelector(actor, (state) => state.output);
  if (output?.to === 'success') return <RegistrationSuccess signInPath="#login" />;
  if (output) return <StateCard machine={registrationMachine} actor={actor} />;
  return <RegistrationScreen actor={actor} homePath={homePath} supportAddress={supportAddress} />;
}
