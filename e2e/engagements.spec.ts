import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, openAsAva } from './support/journey.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an engagement is created from the template, worked on, and found again after a reload', async ({
  page,
}) => {
  await openAsAva(page, '/engagementList');
  await page.getByRole('button', { name: 'New Engagement' }).click();
  const form = dialog(page, 'New Engagement');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Harbour pilot');
  await form.getByText('Base', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Prospect' }).fill('Harbour Bank');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Harbour pilot', level: 1 })).toBeVisible();
  await page.getByText('Stages', { exact: true }).click();
  await page.getByRole('button', { name: 'Add Activity' }).click();
  const activity = page.getByRole('dialog');
  await activity.getByRole('textbox', { name: /^Description/ }).fill('Agree on the scope');
  await activity.getByRole('button', { name: 'Save' }).click();
  await expect(activity).toBeHidden();
  await page.getByRole('button', { name: /^Actions for.*Agree on the scope/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as Complete' }).click();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();

  await page.getByText('Engagement overview', { exact: true }).first().click();
  await page.reload();
  await expect(page.getByText('1/10', { exact: true })).toBeVisible();
});

test('a card moved by keyboard says first what changes, and the move can be undone', async ({
  page,
}) => {
  await openAsAva(page, '/engagementList?view=board');
  const card = (column: string) =>
    page.getByRole('grid', { name: column }).getByRole('row', { name: /Museum guide/ });
  await card('Discovery').focus();
  await page.keyboard.press('Shift+l');
  const question = page.getByRole('alertdialog', { name: 'Move to Proposal?' });
  await expect(question).toContainText('The stage of Museum guide follows from its activities.');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(card('Proposal')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Discovery')).toBeVisible();
});

test('a person who may only read sees engagements, and why they cannot change them', async ({
  page,
}) => {
  await enter(page, 'Ben Okafor');
  await page.goto('/engagementList');
  await expect(page.getByRole('button', { name: 'New Engagement' })).toBeDisabled();
  await page.getByRole('link', { name: 'Lumen Energy' }).first().click();
  await page.getByText('Stages', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'New Stage' })).toBeDisabled();
  await expect(page.getByText('Kick-off meeting')).toBeVisible();
});
