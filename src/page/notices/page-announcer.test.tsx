import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PageAnnouncer } from './page-announcer.tsx';

interface PageProps {
  path: string;
  title?: string;
  isFormFocused?: boolean;
  hasDialog?: boolean;
}

function Page({ path, title, isFormFocused = false, hasDialog = false }: PageProps) {
  return (
    <>
      <PageAnnouncer path={path} />
      <button type="button">Menu</button>
      {hasDialog && <div role="dialog" aria-label="Palette" />}
      <main id="main" key={path}>
        {title !== undefined && <h1>{title}</h1>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the forms of the app do */}
        {isFormFocused && <input aria-label="Name" autoFocus />}
      </main>
    </>
  );
}

it('the first page keeps the focus that the browser has set', () => {
  const { getByTestId } = render(<Page path="/a" title="Assets" />);
  expect(document.activeElement).toBe(document.body);
  expect(getByTestId('page-announcer').textContent).toBe('');
});

it('the heading of a new page gets the focus, which reads it out once', async () => {
  const { getByTestId, getByRole, rerender } = render(<Page path="/a" title="Assets" />);
  await userEvent.click(getByRole('button'));
  rerender(<Page path="/b" title="Teams" />);
  expect(document.activeElement).toBe(getByRole('heading'));
  expect(getByTestId('page-announcer').textContent).toBe('');
});

it('a heading that appears later than its page gets the focus', async () => {
  const { getByRole, findByRole, rerender } = render(<Page path="/a" title="Assets" />);
  await userEvent.click(getByRole('button'));
  rerender(<Page path="/b" />);
  expect(document.activeElement).toBe(getByRole('button'));
  rerender(<Page path="/b" title="Teams" />);
  const heading = await findByRole('heading');
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('a form that focuses its first field keeps the focus there', () => {
  const { getByTestId, getByRole, rerender } = render(<Page path="/a" title="Assets" />);
  rerender(<Page path="/b" title="Add team" isFormFocused />);
  expect(document.activeElement).toBe(getByRole('textbox'));
  expect(getByTestId('page-announcer').textContent).toBe('Add team');
});

it('a heading waits for the dialog that led to its page to close', async () => {
  const { getByRole, rerender } = render(<Page path="/a" title="Assets" />);
  rerender(<Page path="/b" title="Teams" hasDialog />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page path="/b" title="Teams" />);
  await expect.poll(() => document.activeElement).toBe(getByRole('heading'));
});

it('an element that the person focuses before the heading appears keeps the focus', async () => {
  const { getByRole, getByTestId, rerender } = render(<Page path="/a" title="Assets" />);
  rerender(<Page path="/b" />);
  await userEvent.click(getByRole('button'));
  rerender(<Page path="/b" title="Teams" />);
  await expect.poll(() => getByTestId('page-announcer').textContent).toBe('Teams');
  expect(document.activeElement).toBe(getByRole('button'));
});
