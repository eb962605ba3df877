import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { templateActivityMachine } from '#machines/engagements/template/template-activity.machine.ts';
import {
  exampleTemplateActivity,
  exampleTemplateStage,
} from '#machines/engagements/template/template.fixtures.ts';
import { toTemplateActivityForm } from '#machines/engagements/template/template.ts';
import { StateCard } from '#stories/flows.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { TemplateActivityDialog } from './template-dialogs.tsx';

const part = exampleTemplateActivity;
const input = { parentId: exampleTemplateStage.id, part };

const meta = {
  title: 'Flows/Engagements/Template Activity',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit', 'clients.basic'])],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(templateActivityMachine, { state, input, context });
    return (
      <>
        <StateCard machine={templateActivityMachine} actor={actor} />
        <TemplateActivityDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof templateActivityMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  parameters: { flow: 'template-activity', state: 'editing.filling' },
};
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };
export const WithErrors: Story = {
  parameters: { flow: 'template-activity', state: 'editing.filling' },
  args: {
    context: {
      form: {
        ...toTemplateActivityForm(exampleTemplateActivity),
        activityDesc: '',
        baseline: '123456',
      },
      errors: { activityDesc: { rule: 'required' }, baseline: { rule: 'max', values: { max: 5 } } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'template-activity', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'template-activity', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'template-activity', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'template-activity', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'template-activity', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'template-activity', state: 'closed' } };

function Live({ stageId }: { stageId: string }) {
  const actor = useStoryActor(templateActivityMachine, {
    input: { parentId: stageId, part: null },
  });
  return <TemplateActivityDialog actor={actor} />;
}

/** Ava adds an activity to the first stage. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'template-activity' },
  loaders: [
    avaKnowing(async () => ({ stage: (await api.getTemplateStages({})).templateStages[0] })),
  ],
  render: (_, { loaded }) => <Live stageId={loaded['stage'].id} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Activity' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Sign off');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
