import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { assetTypeFormMachine } from '#machines/asset-master/asset-type-form.machine.ts';
import { exampleAssetType, exampleChoices } from '#machines/asset-master/asset-type.fixtures.ts';
import { toAssetTypeForm, emptyAssetType } from '#machines/asset-master/asset-type.ts';
import { api } from '#openapi/client/index.ts';
import { withMasterRights } from './asset-master.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { conflictQuestion } from '#stories/fixtures/records.tsx';
import { AssetTypeFormScreen } from './asset-type-form.screen.tsx';

const base = toAssetTypeForm(exampleAssetType);
const { state, edited, interaction } = formStories(
  assetTypeFormMachine,
  AssetTypeFormScreen,
  {
    id: exampleAssetType.id,
    base,
    mine: { name: 'Notebook', code: 'NB', usefulLifeInYears: '5' },
    theirs: {
      name: 'Laptop computer',
      assetCategoryId: exampleChoices.assetCategories[1]?.id ?? '',
    },
  },
  exampleChoices,
);

const meta = {
  title: 'Flows/Asset Master/Asset Type Form',
  tags: ['autodocs'],
  decorators: [withMasterRights, withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', { form: emptyAssetType });
/** A type needs a category: without any category, a link to add the first one is shown. */
export const NoCategories: Story = {
  ...state('editing.filling', {
    form: emptyAssetType,
    choices: { ...exampleChoices, assetCategories: [] },
  }),
  play: playIfEnabled(async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add category' });
    await expect(link).toHaveAttribute('href', '/assetMaster/places');
  }),
};
export const ForTeams = state('editing.filling', { form: { ...base, isTeam: true } });
/** A note above the form says how the change affects the existing assets. */
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', {
  ...edited,
  form: { ...base, name: '', usefulLifeInYears: '51' },
  errors: {
    name: { rule: 'required' },
    usefulLifeInYears: { rule: 'between', values: { min: 1, max: 50 } },
  },
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
/** The comparison shows a category by its name. */
export const Conflict: Story = {
  ...state('conflict'),
  play: playIfEnabled(async () => {
    const question = await conflictQuestion();
    await waitFor(() => expect(question.getByText('Office equipment')).toBeVisible());
  }),
};
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** A type is added by keyboard only, and its errors are corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent }: StoryContext) => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('There are 3 problems')).toBeVisible();
      await userEvent.keyboard('Barcode scanner{Tab}LAP{Tab}{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: 'Computers' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('The code LAP is already in use.')).toBeVisible();
      const code = canvas.getByRole('textbox', { name: /^Code/ });
      await userEvent.clear(code);
      await userEvent.type(code, 'SCN{Enter}');
      await waitFor(async () =>
        expect((await api.listAssetTypes({})).assetMaster).toContainEqual(
          expect.objectContaining({ name: 'Barcode scanner', code: 'SCN', usefulLifeInYears: 5 }),
        ),
      );
    }),
  ),
};
