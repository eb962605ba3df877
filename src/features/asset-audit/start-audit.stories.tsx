import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleAuditForm } from '#machines/asset-audit/asset-audit.fixtures.ts';
import { emptyAudit, type AuditForm } from '#machines/asset-audit/audit-form.ts';
import type { NoRound } from '#machines/asset-audit/start-audit.actors.ts';
import { startAuditMachine } from '#machines/asset-audit/start-audit.machine.ts';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { exampleChoices } from '#machines/assets/asset.fixtures.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { useStoryAssetChoices } from './asset-audit.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { StartDialog } from './start-dialog.tsx';

const input = { parentId: '5b0e5f0a-6d3c-4a53-8d5e-2f7c1b9a4f01', part: null };
const choices = exampleChoices;
const location = choices.assetLocations[0];
const form: AuditForm = { ...exampleAuditForm, assetLocationId: location?.id ?? '' };

const meta = {
  title: 'Flows/Asset Audit/Start Audit',
  tags: ['autodocs'],
  args: { context: { form }, locations: choices.assetLocations },
  render: ({ context, locations }, { parameters: { state } }) => {
    const actor = frozenActor(startAuditMachine, { state, input, context });
    return (
      <>
        <StateCard machine={startAuditMachine} actor={actor} />
        <StartDialog
          actor={actor}
          choices={frozenActor(assetChoicesMachine, {
            state: 'known',
            input: undefined,
            context: { choices: { ...choices, assetLocations: locations } },
          })}
        />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<PartContext<NoRound, AuditForm>>;
  locations: typeof choices.assetLocations;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'start-audit', state: 'editing.filling' };

export const Filling: Story = { parameters: { flow: 'start-audit', state: 'editing.filling' } };
/** A round covers a location: without any location, a link to add the first one is shown. */
export const NoLocations: Story = {
  parameters: filling,
  args: { context: { form: emptyAudit }, locations: [] },
  decorators: [withRights(['assetMaster.add']), withRouter],
  play: playIfEnabled(async () => {
    const link = await screen.findByRole('link', { name: 'Add a location' });
    await expect(link).toHaveAttribute('href', '/assetMaster/places');
  }),
};
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      form: emptyAudit,
      errors: {
        assetLocationId: { message: 'An audit of this location is already open: “Branch office”.' },
        name: { rule: 'required' },
      },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'start-audit', state: 'editing.stale' },
  args: { context: { ...outdated, form } },
};
export const Deleted: Story = {
  parameters: { flow: 'start-audit', state: 'editing.deleted' },
  args: { context: { ...outdated, form } },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'start-audit', state: 'editing.parentDeleted' },
  args: { context: { form, rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'start-audit', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'start-audit', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'start-audit', state: 'closed' } };

function Live() {
  const actor = useStoryActor(startAuditMachine, { input });
  return <StartDialog actor={actor} choices={useStoryAssetChoices()} />;
}

/** By keyboard: a location is selected, which suggests a name, and the round is started. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'start-audit' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Start an audit' }));
    const field = await dialog.findByRole('button', { name: /Location/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Archive' }));
    await dialog.findByDisplayValue(/^⁨Archive⁩, |^Archive, /);
    await userEvent.click(dialog.getByRole('button', { name: 'Start an audit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
