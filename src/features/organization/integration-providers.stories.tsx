import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  exampleProviders,
  noHrmsId,
} from '#machines/organization/integration-providers.fixtures.ts';
import {
  integrationProvidersMachine,
  type IntegrationProvidersContext,
} from '#machines/organization/integration-providers.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { IntegrationsSection } from './integrations-section.tsx';

const meta = {
  title: 'Flows/Organization/Integration Providers',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { integrations: exampleProviders } },
  render: ({ context }, { parameters }) => (
    <IntegrationsSection
      actor={frozenActor(integrationProvidersMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<IntegrationProvidersContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context?: Partial<IntegrationProvidersContext>): Story => ({
  parameters: { flow: 'integration-providers', state: name },
  ...(context && { args: { context } }),
});
const changed = { integrations: exampleProviders, changes: { hrmsProviderId: noHrmsId } };

export const Loading = state('loading', {});
export const Unavailable = state('unavailable', { cause: 'down' });
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Changed = state('shown', changed);
export const Failed = state('shown', { ...changed, failure: { kind: 'down', message: '' } });
export const Saving = state('saving', changed);

function Live() {
  return <IntegrationsSection actor={useStoryActor(integrationProvidersMachine)} />;
}

/** Ava selects no HRMS; the first save fails, the second one is stored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'integration-providers' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(await canvas.findByRole('button', { name: /HRMS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    setScenario('server-down');
    const save = canvas.getByRole('button', { name: 'Save integrations' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(save);
    await waitFor(async () => {
      const { integrationSettings } = await api.getIntegrations({});
      await expect(integrationSettings.hrmsProviderId).toBe(noHrmsId);
    });
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
};
