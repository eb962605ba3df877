import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleTeam } from '#machines/teams/team.fixtures.ts';
import { teamFormMachine } from '#machines/teams/team-form.machine.ts';
import { emptyTeam, toTeamForm } from '#machines/teams/team.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava, avaKnowing, conflictQuestion } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { TeamFormScreen } from './team-form.screen.tsx';

const id = exampleTeam.teamId;
const base = toTeamForm(exampleTeam);
const { state, edited, Live } = formStories(teamFormMachine, TeamFormScreen, {
  id,
  base,
  mine: { teamName: 'Design and writing' },
  theirs: { teamName: 'Product design', isActive: false },
});
const copy = { sourceId: id, form: { ...base, isActive: false }, base };
const broken = {
  ...edited,
  form: { ...base, teamName: ' ', description: longText.repeat(4) },
  errors: { teamName: { rule: 'required' as const }, description: { rule: 'max' as const } },
};
const down = { kind: 'down', message: 'The service is temporarily unavailable.' } as const;

const meta = {
  title: 'Flows/Teams/Team Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', { form: emptyTeam });
export const Duplicating = state('editing.filling', copy);
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', broken);
export const NotUpdated = state('editing.filling', { ...edited, failure: down });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
/** The comparison shows a switch with the same text as the list. */
export const Conflict: Story = {
  ...state('conflict'),
  play: playIfEnabled(async () => {
    const question = await conflictQuestion();
    await waitFor(() => expect(question.getByText('InActive')).toBeVisible());
  }),
};
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/**
 * Ava adds a team by keyboard only: first with missing fields, then with a name that already
 * exists.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Team Name' });
    await userEvent.type(name, '{Enter}');
    await expect(await canvas.findByText('There are 2 problems')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('design{Tab}Looks after everybody.{Control>}{Enter}{/Control}');
    await expect(await canvas.findAllByText(/Team Name already exists\./)).not.toHaveLength(0);
    await userEvent.clear(name);
    await userEvent.type(name, ' Accessibility {Enter}');
    await waitFor(() => findId('Accessibility'));
  }),
};

/** The server is down while a team is saved; then the team is deleted, and saved as a new one. */
export const InteractionWithFailingNetwork: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-form' },
  loaders: [avaKnowing(async () => ({ design: await findId('Design') }))],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Team Name' });
    await userEvent.type(name, ' and studies');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Unable to update Team details.')).toBeVisible();
    setScenario('healthy-network');
    await api.deleteTeam({ path: { id: loaded['design'] } });
    await userEvent.type(name, '{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    const saved = await waitFor(() => findId('Design and studies'));
    await expect(saved).not.toBe(loaded['design']);
  }),
};

async function findId(name: string): Promise<string> {
  const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === name);
  if (!team) throw new Error(`There is no team named ${name}.`);
  return team.teamId;
}
