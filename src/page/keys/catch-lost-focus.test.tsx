import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { catchLostFocus } from './catch-lost-focus.ts';

function Page({ hasButton }: { hasButton: boolean }) {
  return (
    <main id="main">
      <h1>Requests</h1>
      {hasButton && <button type="button">Answer</button>}
      <p>Answered</p>
    </main>
  );
}

let stop = () => {};
afterEach(() => stop());

it('the heading gets the focus of a button that disappears', async () => {
  const { getByRole, rerender } = render(<Page hasButton />);
  getByRole('button').focus();
  stop = catchLostFocus();
  rerender(<Page hasButton={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('heading')));
});

it('a key of the user ends the wait for a lost focus', async () => {
  const { getByRole, rerender } = render(<Page hasButton />);
  getByRole('button').focus();
  stop = catchLostFocus();
  await userEvent.keyboard('{Shift}');
  rerender(<Page hasButton={false} />);
  const seen = vi.fn<MutationCallback>();
  new MutationObserver(seen).observe(getByRole('main'), { attributes: true, subtree: true });
  getByRole('main').title = 'changed';
  await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  expect(document.activeElement).toBe(document.body);
});
