import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { templateStageMachine } from '#machines/engagements/template/template-stage.machine.ts';
import { exampleTemplateStage } from '#machines/engagements/template/template.fixtures.ts';
import { toTemplateStageForm } from '#machines/engagements/template/template.ts';
import { StateCard } from '#stories/flows.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { TemplateStageDialog } from './template-dialogs.tsx';

const part = exampleTemplateStage;
const input = { parentId: 'template', part };

const meta = {
  title: 'Flows/Engagements/Template Stage',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit', 'clients.basic'])],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(templateStageMachine, { state, input, context });
    return (
      <>
        <StateCard machine={templateStageMachine} actor={actor} />
        <TemplateStageDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof templateStageMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'template-stage', state: 'editing.filling' } };
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };
export const WithErrors: Story = {
  parameters: { flow: 'template-stage', state: 'editing.filling' },
  args: {
    context: {
      form: { ...toTemplateStageForm(exampleTemplateStage), stageName: '' },
      errors: { stageName: { rule: 'required' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'template-stage', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'template-stage', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'template-stage', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'template-stage', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'template-stage', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'template-stage', state: 'closed' } };

function Live() {
  const actor = useStoryActor(templateStageMachine, {
    input: { parentId: 'template', part: null },
  });
  return <TemplateStageDialog actor={actor} />;
}

/** Ava adds a stage, after its description was missing. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'template-stage' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Stage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Stage Name/ }), 'Handover');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const description = dialog.getByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(description).toBeInvalid());
    await userEvent.type(description, 'Hand everything over.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
