import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { RecordFormContext } from '#machines/records/form-values.ts';
import { exampleTeam } from '#machines/teams/team.example.ts';
import { teamFormMachine } from '#machines/teams/team-form.machine.ts';
import { emptyTeam, teamFormOf, type TeamForm } from '#machines/teams/team.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { ava, avaKnowing, formInput, stillForm } from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { TeamFormScreen } from './team-form.screen.tsx';

const id = exampleTeam.teamId;
const base = teamFormOf(exampleTeam);
const form = { ...base, teamName: 'Design and writing' };
const edited = { id, form, base, version: 1 };
const theirs = { form: { ...base, teamName: 'Product design', isActive: false }, version: 2 };
const refusal = 'Kira Novak has changed this meanwhile.';

const meta = {
  title: 'Flows/Teams/Team Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: edited },
  render: ({ context }, { parameters: { state } }) => (
    <TeamFormScreen
      {...stillForm}
      actor={frozenActor(teamFormMachine, { state, input: formInput(), context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordFormContext<TeamForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'team-form', state: 'loading' } };
export const Adding: Story = {
  parameters: { flow: 'team-form', state: 'editing.filling' },
  args: { context: { form: emptyTeam } },
};
export const Duplicating: Story = {
  parameters: { flow: 'team-form', state: 'editing.filling' },
  args: { context: { copyOf: id, form: { ...base, isActive: false }, base } },
};
export const Editing: Story = { parameters: { flow: 'team-form', state: 'editing.filling' } };
export const Faults: Story = {
  parameters: { flow: 'team-form', state: 'editing.filling' },
  args: {
    context: {
      ...edited,
      form: { ...base, teamName: ' ', description: longText.repeat(4) },
      faults: { teamName: { rule: 'required' }, description: { rule: 'max' } },
    },
  },
};
export const NotUpdated: Story = {
  parameters: { flow: 'team-form', state: 'editing.filling' },
  args: {
    context: { ...edited, failure: { kind: 'down', words: 'The service is down for the moment.' } },
  },
};
export const Offering: Story = { parameters: { flow: 'team-form', state: 'editing.offering' } };
export const Saving: Story = { parameters: { flow: 'team-form', state: 'saving' } };
export const Comparing: Story = { parameters: { flow: 'team-form', state: 'comparing' } };
export const Conflict: Story = {
  parameters: { flow: 'team-form', state: 'conflict' },
  args: { context: { ...edited, theirs, refusal } },
};
export const Gone: Story = { parameters: { flow: 'team-form', state: 'gone' } };
export const Saved: Story = { parameters: { flow: 'team-form', state: 'saved' } };
export const Missing: Story = { parameters: { flow: 'team-form', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'team-form', state: 'unavailable' } };

function Live({ target }: { target: string | null }) {
  const actor = useWalkedActor(teamFormMachine, { input: formInput(target) });
  return <TeamFormScreen {...stillForm} actor={actor} />;
}

/** Ava adds a team by keyboard alone: too hastily, then with a name that is taken. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-form' },
  loaders: [ava],
  render: () => <Live target={null} />,
  play: played(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Team Name' });
    await userEvent.type(name, '{Enter}');
    await expect(await canvas.findByText('There are 2 problems')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('design{Tab}Looks after everybody.{Control>}{Enter}{/Control}');
    await expect(await canvas.findAllByText(/Team Name already exists\./)).not.toHaveLength(0);
    await userEvent.clear(name);
    await userEvent.type(name, ' Accessibility {Enter}');
    await waitFor(() => idOf('Accessibility'));
  }),
};

/** The server is down while a team is saved; then it is deleted, and saved as a new one. */
export const WalkBadWeather: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-form' },
  loaders: [avaKnowing(async () => ({ research: await idOf('Research') }))],
  render: (_, { loaded }) => <Live target={loaded['research']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Team Name' });
    await userEvent.type(name, ' and studies');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Unable to update Team details.')).toBeVisible();
    setScenario('fair-weather');
    await api.deleteTeam({ path: { id: loaded['research'] } });
    await userEvent.type(name, '{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    const saved = await waitFor(() => idOf('Research and studies'));
    await expect(saved).not.toBe(loaded['research']);
  }),
};

async function idOf(name: string): Promise<string> {
  const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === name);
  if (!team) throw new Error(`There is no team named ${name}.`);
  return team.teamId;
}
