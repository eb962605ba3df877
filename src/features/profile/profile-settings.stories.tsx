import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  profileSettingsMachine,
  type ProfileSettingsContext,
} from '#machines/profile/profile-settings.machine.ts';
import { now, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ProfileSettingsScreen } from './profile-settings.screen.tsx';

const settings = {
  timeZone,
  dateFormat: 'DD/MM/YYYY' as const,
  hourFormat: 'language' as const,
};
const input = { settings };
const timeZones = [
  { id: 'America/New_York', description: '(UTC-05:00) America/New York' },
  { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' },
  { id: 'Asia/Tokyo', description: '(UTC+09:00) Asia/Tokyo' },
];
const changed = {
  timeZone: 'Asia/Tokyo',
  dateFormat: 'MM/DD/YYYY' as const,
  hourFormat: '24' as const,
};

const meta = {
  title: 'Flows/Profile/Profile Settings',
  tags: ['autodocs'],
  args: { context: { timeZones } },
  render: ({ context }, { parameters }) => (
    <ProfileSettingsScreen
      actor={frozenActor(profileSettingsMachine, { state: parameters['state'], input, context })}
      now={now}
    />
  ),
} satisfies Meta<{ context: Partial<ProfileSettingsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'profile-settings', state: 'loading' } };

export const Unavailable: Story = {
  parameters: { flow: 'profile-settings', state: 'unavailable' },
};

export const Editing: Story = { parameters: { flow: 'profile-settings', state: 'editing' } };

export const Changed: Story = {
  parameters: { flow: 'profile-settings', state: 'editing' },
  args: { context: { timeZones, form: changed } },
};

export const WithErrors: Story = {
  parameters: { flow: 'profile-settings', state: 'editing' },
  args: {
    context: {
      timeZones,
      form: { ...changed, timeZone: '' },
      errors: { timeZone: { rule: 'required' } },
    },
  },
};

export const Saving: Story = {
  parameters: { flow: 'profile-settings', state: 'saving' },
  args: { context: { timeZones, form: changed } },
};

export const Saved: Story = {
  parameters: { flow: 'profile-settings', state: 'saved' },
  args: { context: { timeZones, form: changed, settings: changed } },
};

/** A time zone that is still valid, but no longer offered. */
export const FormerTimeZone: Story = {
  parameters: { flow: 'profile-settings', state: 'editing' },
  args: {
    context: {
      timeZones,
      form: { ...settings, timeZone: 'Asia/Calcutta' },
      settings: { ...settings, timeZone: 'Asia/Calcutta' },
    },
  },
};

/** Ben finds Tokyo by typing, selects the American dates and 24 hours, and saves, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'profile-settings' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    const zone = await canvas.findByRole('combobox', { name: /Time zone/ });
    await expect(zone).toHaveValue('(UTC+01:00) Europe/Berlin');
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');

    await userEvent.tab();
    await waitFor(() => expect(zone).toHaveFocus());
    await userEvent.clear(zone);
    await userEvent.keyboard('tokyo');
    await screen.findByRole('option', { name: /Asia\/Tokyo/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(zone).toHaveValue('(UTC+09:00) Asia/Tokyo');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'MM/DD/YYYY' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '24-hour' })).toBeChecked();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** The time zones fail to load; the second attempt succeeds. */
export const InteractionUnavailable: Story = {
  tags: ['interaction'],
  parameters: { flow: 'profile-settings' },
  loaders: [loadWorld('ben', 'aster')],
  beforeEach: ({ loaded: { world } }) => {
    const { setScenario }: World = world;
    setScenario('server-down');
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { setScenario }: World = world;
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Time zone/ })).toHaveValue(
        '(UTC+01:00) Europe/Berlin',
      ),
    );
  }),
};

function Live() {
  const actor = useStoryActor(profileSettingsMachine, { input });
  return <ProfileSettingsScreen actor={actor} now={now} />;
}
