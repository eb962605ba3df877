import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementTemplateMachine } from '#machines/engagements/template/engagement-template.machine.ts';
import {
  exampleTemplate,
  exampleTemplateActivity,
  exampleTemplateStage,
} from '#machines/engagements/template/template.fixtures.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { EngagementTemplateScreen } from './engagement-template.screen.tsx';

type Args = Pick<FrozenSnapshot<typeof engagementTemplateMachine>, 'context' | 'children'>;

const meta = {
  title: 'Flows/Engagements/Engagement Template',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit']), withRouter],
  args: { context: { stages: exampleTemplate }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <EngagementTemplateScreen
      actor={frozenActor(engagementTemplateMachine, { state, input: undefined, context, children })}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = { flow: 'engagement-template', state: 'ready.content.current' };

export const Loading: Story = {
  parameters: { flow: 'engagement-template', state: 'loading' },
  args: { context: { stages: null } },
};
export const Unavailable: Story = {
  parameters: { flow: 'engagement-template', state: 'unavailable' },
  args: { context: { stages: null } },
};
export const Current: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.content.current' },
};
export const Arabic: Story = { parameters: current, globals: { language: 'ar' } };
export const None: Story = { parameters: current, args: { context: { stages: [] } } };
export const LongTexts: Story = {
  parameters: current,
  args: {
    context: {
      stages: [
        {
          ...exampleTemplateStage,
          stageName: longText.slice(0, 500),
          description: longText,
          activities: [{ ...exampleTemplateActivity, activityDesc: 'x'.repeat(300) }],
        },
      ],
    },
  },
};
/** Someone who may not change the template. */
export const ReadOnly: Story = {
  parameters: current,
  decorators: [withRights(['engagements.basic'])],
};
export const Refreshing: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.content.refreshing' },
};
export const Outdated: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.content.outdated' },
};
export const Resting: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.order.resting' },
};
export const Saving: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.order.saving' },
  args: {
    context: {
      stages: exampleTemplate,
      change: { kind: 'stages', ids: exampleTemplate.map(({ id }) => id).toReversed() },
    },
  },
};
export const Closed: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.dialog.closed' },
};
/** The dialogs have separate machines, with separate stories. */
export const EditingStage: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.dialog.editingStage' },
  args: {
    children: {
      stageForm: {
        state: 'editing.filling',
        input: { parentId: 'template', part: exampleTemplateStage },
      },
    },
  },
};
export const RemovingStage: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.dialog.removingStage' },
  args: {
    children: { stageDeletion: { state: 'confirming', input: { part: exampleTemplateStage } } },
  },
};
export const EditingActivity: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.dialog.editingActivity' },
  args: {
    children: {
      activityForm: {
        state: 'editing.filling',
        input: { parentId: exampleTemplateStage.id, part: exampleTemplateActivity },
      },
    },
  },
};
export const RemovingActivity: Story = {
  parameters: { flow: 'engagement-template', state: 'ready.dialog.removingActivity' },
  args: {
    children: {
      activityDeletion: { state: 'confirming', input: { part: exampleTemplateActivity } },
    },
  },
};

function Live() {
  return <EngagementTemplateScreen actor={useStoryActor(engagementTemplateMachine)} />;
}

/** Ava adds a stage, moves it up by keyboard, and removes another one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-template' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Stage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Stage Name/ }), 'Handover');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Hand it over.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    (await canvas.findByRole('button', { name: 'Reorder Handover' })).focus();
    await userEvent.keyboard('{Alt>}{Home}{/Alt}');
    const names = () =>
      canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await waitFor(() => expect(names()[0]).toBe('Handover'));

    const second = names()[1] ?? '';
    await userEvent.click(canvas.getByRole('button', { name: `Remove Stage: ⁨${second}⁩` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(names()).not.toContain(second));
    const third = names()[1] ?? '';
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Edit Stage: ⁨${third}⁩` })).toHaveFocus(),
    );
    await waitFor(async () => {
      const { templateStages } = await api.getTemplateStages({});
      await expect(templateStages[0]?.stageName).toBe('Handover');
    });
  }),
};

/** The focus follows an activity that moves, and goes to the next one after a removal. */
export const LeavesActivities: Story = {
  parameters: { flow: 'engagement-template' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'New Stage' });
    const table = (at: number) => within(canvas.getAllByRole('table')[at] as HTMLElement);
    const menus = (at: number) => table(at).getAllByRole('button', { name: /^More/ });
    const [first, second] = menus(0).map((each) => each.getAttribute('aria-label') ?? '');
    await userEvent.click(table(0).getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: first })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: second })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: second }));
    await userEvent.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    await waitFor(() => expect(table(1).getByRole('button', { name: second })).toHaveFocus());
  }),
};
