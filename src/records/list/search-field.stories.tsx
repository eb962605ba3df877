import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import {
  createChoiceSearch,
  type Choice,
  type ChoiceSearchActor,
  type FoundChoices,
} from '#machines/records/create-choice-search.ts';
import { createRecordForm } from '#machines/records/create-record-form.ts';
import type { LoadedForm, MadeRecord } from '#machines/records/form-values.ts';
import { api } from '#openapi/client/index.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava, formInput } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { FormSearch } from './search-field.tsx';

type Visit = { host: string };

const visitForm = createRecordForm<Visit>({
  id: 'visit-form',
  description: 'A form with a field whose choices the server finds.',
  emptyForm: { host: '' },
  validate: () => ({}),
  loadForm: fromPromise<LoadedForm<Visit>, { id: string | null }>(async () => ({
    form: { host: '' },
    version: null,
  })),
  saveForm: fromPromise<MadeRecord<Visit> | null, LoadedForm<Visit> & { id: string | null }>(
    async () => null,
  ),
});

/** The first five people of the tenant, searched by name. */
const personSearch = createChoiceSearch({
  id: 'person-search',
  description: 'The people of the tenant.',
  searchChoices: fromPromise<FoundChoices, { text: string }>(
    async ({ input: { text }, signal }) => {
      const columnFilters = text === '' ? [] : [{ name: 'fullName', value: text }];
      const body = { page: 1, pageSize: 10 as const, sort: 'fullName', columnFilters };
      const { employees, totalCount } = await api.searchEmployees({ body, signal });
      const choices = employees.map(({ id, fullName, email }) => ({
        id,
        label: fullName,
        description: email,
      }));
      return { choices: choices.slice(0, 5), totalCount };
    },
  ),
});

const ben: Choice = { id: 'ben', label: 'Ben Okafor' };
const found = {
  choices: [ben, { id: 'long', label: longText, description: longText }],
  totalCount: 2,
};

function Field({ search }: { search: ChoiceSearchActor }) {
  const actor = useStoryActor(visitForm, { input: formInput() });
  return <FormSearch actor={actor} field="host" label="Host" search={search} />;
}

const meta = {
  title: 'Screens/Search Field',
  args: { context: {}, input: { selected: null } },
  render: ({ context, input }, { parameters: { state } }) => (
    <Field search={frozenActor(personSearch, { state, input, context })} />
  ),
  // The field opens the list, whose content comes from the machine.
  play: playIfEnabled(async ({ canvas, userEvent, parameters }) => {
    if (parameters['state'] === 'closed') return;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  }),
} satisfies Meta<{
  context: Partial<ReturnType<ChoiceSearchActor['getSnapshot']>['context']>;
  input: { selected: Choice | null };
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { state: 'closed' } };
export const Selected: Story = {
  parameters: { state: 'closed' },
  args: { input: { selected: ben } },
};
export const Typing: Story = {
  parameters: { state: 'open.typing' },
  args: { context: { typed: 'be' } },
};
export const Searching: Story = {
  parameters: { state: 'open.searching' },
  args: { context: { typed: 'be', ...found } },
};
export const Found: Story = { parameters: { state: 'open.found' }, args: { context: found } };
/** Only the first matches are listed, and the list says so. */
export const MoreFound: Story = {
  parameters: { state: 'open.found' },
  args: { context: { ...found, totalCount: 431 } },
};
export const NothingFound: Story = {
  parameters: { state: 'open.found' },
  args: { context: { typed: 'zzz' } },
};
export const Failed: Story = {
  parameters: { state: 'open.failed' },
  args: { context: { typed: 'be', cause: 'down' } },
};
export const Arabic: Story = { ...Failed, globals: { language: 'ar' } };

const Live = () => <Field search={useStoryActor(personSearch, { input: { selected: null } })} />;

/** By keyboard: the search fails at first; the input stays, and a person is found. */
export const ByKeyboard: Story = {
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, clock }: World = loaded['world'];
    const host = canvas.getByRole('combobox', { name: 'Host' });
    setScenario('server-down');
    await userEvent.type(host, 'oka');
    clock.advance(250);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(host).toHaveValue('oka');
    await waitFor(() => expect(host).toHaveFocus());
    setScenario('healthy-network');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /Ben Okafor/ })).toBeVisible();
    await expect(again).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(host).toHaveValue('Ben Okafor');

    await userEvent.clear(host);
    clock.advance(250);
    const more = await screen.findAllByText(/^5 of \d+\. Type to narrow the list\.$/);
    await expect(more.at(-1)).toBeVisible();
    await userEvent.tab();
    await expect(host).toHaveValue('');
  }),
};
