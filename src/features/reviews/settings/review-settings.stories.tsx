import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ContextFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { nudgeRunMachine } from '#machines/reviews/settings/nudge-run.machine.ts';
import {
  exampleSettings,
  exampleWorkflows,
} from '#machines/reviews/settings/review-settings.fixtures.ts';
import { reviewSettingsMachine } from '#machines/reviews/settings/review-settings.machine.ts';
import { firstSettings, toLoadedSettings } from '#machines/reviews/settings/review-settings.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ReviewSettingsScreen } from './review-settings.screen.tsx';

type Context = Partial<ContextFrom<typeof reviewSettingsMachine>>;

const theirs = toLoadedSettings(exampleSettings);
const { form } = theirs;
const loaded = { theirs, choices: exampleWorkflows, form, base: form, version: 1 };
const changed = { ...form, isClientAutoNudge: false, Answered: 'pink' as const };
const input = { first: firstSettings, persisted: null };
const flow = 'review-settings';

const meta = {
  title: 'Flows/Reviews/Review Settings',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add']), withRouter],
  args: { context: loaded },
  render: ({ context }, { parameters: { state } }) => (
    <ReviewSettingsScreen
      actor={frozenActor(reviewSettingsMachine, { state, input, context })}
      nudgeRun={frozenActor(nudgeRunMachine, { state: 'idle', input: undefined })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Context }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow, state: 'shown.editing.filling' };

export const Loading: Story = { parameters: { flow: 'review-settings', state: 'loading' } };
export const Started: Story = {
  parameters: { flow: 'review-settings', state: 'shown.editing.initial' },
};
export const Filling: Story = {
  parameters: { flow: 'review-settings', state: 'shown.editing.filling' },
};
export const Arabic: Story = { parameters: filling, globals: { language: 'ar' } };
/** Who may not save them reads why. */
export const ReadOnly: Story = { parameters: filling, decorators: [withRights(['cycle.basic'])] };
/** The default workflow was deactivated in the meantime. */
export const UnknownWorkflow: Story = {
  parameters: filling,
  args: { context: { ...loaded, choices: [] } },
};
export const Offering: Story = {
  parameters: { flow: 'review-settings', state: 'shown.editing.offering' },
  args: { context: { ...loaded, draft: { form: changed, base: form, version: 1, madeId: null } } },
};
export const Saving: Story = {
  parameters: { flow: 'review-settings', state: 'shown.saving' },
  args: { context: { ...loaded, form: changed } },
};
export const Comparing: Story = {
  parameters: { flow: 'review-settings', state: 'shown.comparing' },
  args: { context: { ...loaded, form: changed } },
};
export const Conflict: Story = {
  parameters: { flow: 'review-settings', state: 'shown.conflict' },
  args: {
    context: {
      ...loaded,
      form: changed,
      theirs: {
        version: 2,
        form: { ...form, Answered: 'warning', isGoogleCalendarSynced: true, defaultWorkflowId: '' },
      },
      rejection: 'Kira Novak changed this in the meantime.',
    },
  },
};
export const Unavailable: Story = { parameters: { flow: 'review-settings', state: 'unavailable' } };

const Live = retried(({ onRetry }) => (
  <ReviewSettingsScreen
    actor={useStoryActor(reviewSettingsMachine, { input })}
    nudgeRun={useStoryActor(nudgeRunMachine)}
    onRetry={onRetry}
  />
));

/** Loads at the second attempt; Hugo changes the default workflow and a colour. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-settings' },
  loaders: [loadWorld('hugo', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: known }) => {
    const { problems }: World = known['world'];
    await tryAgain({ canvas, userEvent, loaded: known });
    const before = problems.length;
    await userEvent.click(await canvas.findByRole('button', { name: /Default workflow/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Short review' }));
    await userEvent.click(canvas.getByRole('switch', { name: /Google Calendar/ }));
    await expect(canvas.getByText(/only once a Google calendar is connected/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Review: .*In progress/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pink' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    const { performanceSettings } = await api.getPerformanceSettings({});
    await expect(performanceSettings.isGoogleCalendarSynced).toBe(true);
    await expect(performanceSettings.legends).toContainEqual({ status: 'Answered', style: 'pink' });
    await expect(problems.length).toBe(before);
  }),
};
