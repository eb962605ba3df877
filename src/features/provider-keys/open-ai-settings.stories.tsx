import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleOpenAi } from '#machines/provider-keys/key-settings.fixtures.ts';
import { firstKeySettings, noKey, typeKey } from '#machines/provider-keys/key-settings.ts';
import { openAiSettingsMachine } from '#machines/provider-keys/open-ai-settings.machine.ts';
import type { KeySettingsContext } from '#machines/provider-keys/permea-settings.machine.ts';
import { toLoadedOpenAi } from '#machines/provider-keys/open-ai-settings.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { KeySettingsScreen } from './key-settings.screen.tsx';

const theirs = toLoadedOpenAi(exampleOpenAi);
const { form } = theirs;
const loaded = { theirs, form, base: form, version: 1 };
const changed = { ...form, model: 'other-model', apiKey: typeKey(form.apiKey, 'secret-9876') };
const input = { first: firstKeySettings, persisted: null };

const meta = {
  title: 'Flows/Provider Keys/Open AI Settings',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: loaded },
  render: ({ context }, { parameters: { state } }) => (
    <KeySettingsScreen
      service="openAi"
      actor={frozenActor(openAiSettingsMachine, { state, input, context })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<KeySettingsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'open-ai-settings', state: 'loading' } };
export const Started: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.initial' },
};
/** A key is stored: only its last characters are shown. */
export const Filling: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
};
export const WithoutKey: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: { ...form, isEnabled: false, apiKey: noKey } } },
};
/** The key is short: none of it is shown. */
export const ShortKey: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: { ...form, apiKey: { ...form.apiKey, hint: '' } } } },
};
export const NewKey: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: changed } },
};
export const RemovedKey: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  args: {
    context: {
      ...loaded,
      form: { ...form, isEnabled: false, apiKey: { ...form.apiKey, change: 'removed' } },
    },
  },
};
export const Arabic: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  globals: { language: 'ar' },
};
export const WithErrors: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.filling' },
  args: {
    context: {
      ...loaded,
      form: { ...form, endpoint: '', model: '', apiKey: noKey },
      errors: {
        endpoint: { rule: 'required' },
        model: { rule: 'required' },
        apiKey: { rule: 'required' },
      },
    },
  },
};
export const Offering: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.editing.offering' },
  args: { context: { ...loaded, draft: { form: changed, base: form, version: 1, madeId: null } } },
};
export const Saving: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.saving' },
  args: { context: { ...loaded, form: changed } },
};
export const Comparing: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.comparing' },
  args: { context: { ...loaded, form: changed } },
};
/** Someone else has replaced the key and switched the service off. */
export const Conflict: Story = {
  parameters: { flow: 'open-ai-settings', state: 'shown.conflict' },
  args: {
    context: {
      ...loaded,
      form: changed,
      theirs: toLoadedOpenAi({
        ...exampleOpenAi,
        isEnabled: false,
        apiKeyHint: '9999',
        version: 2,
      }),
      rejection: 'Kira Novak changed this in the meantime.',
    },
  },
};
export const Unavailable: Story = {
  parameters: { flow: 'open-ai-settings', state: 'unavailable' },
};

const Live = retried(({ onRetry }) => (
  <KeySettingsScreen
    service="openAi"
    actor={useStoryActor(openAiSettingsMachine, { input })}
    onRetry={onRetry}
  />
));

/** Loads at the second attempt; someone else replaces the key while Ava enters another one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'open-ai-settings' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: known }) => {
    await tryAgain({ canvas, userEvent, loaded: known });
    await userEvent.type(await canvas.findByLabelText(/^API key/), 'secret-1234');
    await api.saveOpenAiSettings({
      body: { isEnabled: false, model: 'other-model', apiKey: 'theirs-9999' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved first' }));
    await expect(dialog.getByRole('row', { name: /API key/ })).toHaveTextContent(/A new key.*9999/);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    await expect(await canvas.findByText('1234')).toBeVisible();
    const { openAiSettings } = await api.getOpenAiSettings({});
    await expect(openAiSettings).toMatchObject({ model: 'other-model', apiKeyHint: '1234' });
  }),
};
