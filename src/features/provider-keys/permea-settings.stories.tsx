import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { examplePermea } from '#machines/provider-keys/key-settings.fixtures.ts';
import { firstKeySettings, noKey, typeKey } from '#machines/provider-keys/key-settings.ts';
import { permeaSettingsMachine } from '#machines/provider-keys/permea-settings.machine.ts';
import type { KeySettingsContext } from '#machines/provider-keys/permea-settings.machine.ts';
import { toLoadedPermea } from '#machines/provider-keys/permea-settings.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { KeySettingsScreen } from './key-settings.screen.tsx';

const theirs = toLoadedPermea(examplePermea);
const { form } = theirs;
const loaded = { theirs, form, base: form, version: 1 };
const changed = {
  ...form,
  endpoint: 'https://permea.example/api',
  apiKey: typeKey(form.apiKey, 'secret-9876'),
};
const input = { first: firstKeySettings, persisted: null };

const meta = {
  title: 'Flows/Provider Keys/Permea Settings',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: loaded },
  render: ({ context }, { parameters: { state } }) => (
    <KeySettingsScreen
      service="permea"
      actor={frozenActor(permeaSettingsMachine, { state, input, context })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<KeySettingsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'permea-settings', state: 'loading' } };
export const Started: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.initial' },
};
/** A key is stored: only its last characters are shown. */
export const Filling: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
};
export const WithoutKey: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: { ...form, isEnabled: false, apiKey: noKey } } },
};
/** The key is short: none of it is shown. */
export const ShortKey: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: { ...form, apiKey: { ...form.apiKey, hint: '' } } } },
};
export const NewKey: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
  args: { context: { ...loaded, form: changed } },
};
export const RemovedKey: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
  args: {
    context: {
      ...loaded,
      form: { ...form, isEnabled: false, apiKey: { ...form.apiKey, change: 'removed' } },
    },
  },
};
export const Arabic: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
  globals: { language: 'ar' },
};
export const WithErrors: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.editing.filling' },
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
  parameters: { flow: 'permea-settings', state: 'shown.editing.offering' },
  args: { context: { ...loaded, draft: { form: changed, base: form, version: 1, madeId: null } } },
};
export const Saving: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.saving' },
  args: { context: { ...loaded, form: changed } },
};
export const Comparing: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.comparing' },
  args: { context: { ...loaded, form: changed } },
};
/** Someone else has replaced the key and switched the service off. */
export const Conflict: Story = {
  parameters: { flow: 'permea-settings', state: 'shown.conflict' },
  args: {
    context: {
      ...loaded,
      form: changed,
      theirs: toLoadedPermea({
        ...examplePermea,
        isEnabled: false,
        apiKeyHint: '9999',
        version: 2,
      }),
      rejection: 'Kira Novak changed this in the meantime.',
    },
  },
};
export const Unavailable: Story = { parameters: { flow: 'permea-settings', state: 'unavailable' } };

const Live = retried(({ onRetry }) => (
  <KeySettingsScreen
    service="permea"
    actor={useStoryActor(permeaSettingsMachine, { input })}
    onRetry={onRetry}
  />
));

/** Loads at the second attempt; Ava sets a key, which is removed after a confirmation. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'permea-settings' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: known }) => {
    await tryAgain({ canvas, userEvent, loaded: known });
    await userEvent.click(await canvas.findByRole('switch', { name: /Use Permea/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('API key is required'))[0]).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^API key/), 'secret-1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1234')).toBeVisible();

    const address = canvas.getByRole('textbox', { name: /Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://permea.example/api');
    await expect(canvas.getByText(/only works for the previous address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('API key is required'))[0]).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the key?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove key' }));
    await expect(await canvas.findByText('The key will be removed when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    const { permeaSettings } = await api.getPermeaSettings({});
    await expect(permeaSettings).toMatchObject({
      isEnabled: false,
      endpoint: 'https://permea.example/api',
      apiKeyHint: null,
    });
  }),
};
