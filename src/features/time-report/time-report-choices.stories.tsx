import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { timeReportChoicesMachine } from '#machines/time-report/time-report-choices.machine.ts';
import { exampleTimeReportChoices } from '#machines/time-report/time-report.fixtures.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { AsideChoices } from './time-report.fixtures.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';

const meta = {
  title: 'Flows/Time Report/Time Report Choices',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  render: (_, { parameters }) => (
    <AsideChoices
      choices={frozenActor(timeReportChoicesMachine, {
        state: parameters['state'],
        input: undefined,
        context: { choices: parameters['state'] === 'known' ? exampleTimeReportChoices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'time-report-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'time-report-choices', state: 'known' } };
/** The report follows its address; there is no one else to select. */
export const Unknown: Story = { parameters: { flow: 'time-report-choices', state: 'unknown' } };

function Live() {
  return <AsideChoices choices={useStoryActor(timeReportChoicesMachine)} />;
}

/** A team lead can select the team, and a user with the right to it can select everyone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'time-report-choices' },
  loaders: [loadWorld('grace', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /My time.*Employee/ }));
    await expect(await screen.findByRole('option', { name: 'My team' })).toBeInTheDocument();
    await expect(screen.getByRole('option', { name: 'Everyone' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  }),
};
