import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { userEmployeeSearchMachine } from '#machines/users/user-employee-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';

const { state, Live } = choiceSearchStories(userEmployeeSearchMachine, {
  label: 'Employee',
  choices: [
    { id: '1', label: 'Mia Roth' },
    { id: '2', label: 'Noor Aziz' },
  ],
});

const meta = { title: 'Flows/Users/User Employee Search', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = state('closed');
export const Typing = state('open.typing');
export const Searching = state('open.searching');
export const Found = state('open.found');
export const Failed = state('open.failed');

const withEmployee = avaKnowing(async () => {
  const fields = { designationId: null, reportingToId: null, workPlace: '', phone: '' };
  const dates = { dateOfBirth: null, joinedOn: null, isTeamLead: false };
  const person = { id: crypto.randomUUID(), fullName: 'Mia Roth', email: 'mia.roth@demo.test' };
  await api.createEmployee({ body: { ...person, ...fields, ...dates } });
  return {};
});

/** By keyboard: an employee without a user is found by name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-employee-search' },
  loaders: [withEmployee],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Employee' });
    await userEvent.type(field, 'roth');
    await screen.findByRole('option', { name: /Mia Roth/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Mia Roth');
  }),
};
