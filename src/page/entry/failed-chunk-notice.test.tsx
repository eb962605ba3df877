import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/catalogs.ts';
import { FailedChunkNotice } from './failed-chunk-notice.tsx';
import { Suspense } from 'react';

async function show() {
  await loadTexts('en', 'common');
  const act = {
    onRetry: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
    onReload: vi.fn<() => void>(),
  };
  const shown = render(
    <Suspense fallback={null}>
      <input aria-label="Description" />
      <FailedChunkNotice {...act} />
    </Suspense>,
  );
  return {
    ...shown,
    ...act,
    button: await shown.findByRole('button', { name: 'Reload to update' }),
  };
}

it('the notice about a part that failed to load leaves the page usable', async () => {
  const { getByRole, queryByRole, onReload, onRetry } = await show();
  await userEvent.type(getByRole('textbox'), 'Half a sentence');
  await userEvent.keyboard('{Escape}');
  expect(getByRole('textbox')).toHaveProperty('value', 'Half a sentence');
  expect(queryByRole('alertdialog')).toBeNull();
  expect(onReload).not.toHaveBeenCalled();
  expect(onRetry).not.toHaveBeenCalled();
});

it('the notice about a part that failed to load reloads, tries again and closes by its buttons', async () => {
  const { getByRole, button, onReload, onRetry, onClose } = await show();
  await userEvent.click(button);
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await userEvent.click(getByRole('button', { name: 'Close' }));
  for (const each of [onReload, onRetry, onClose]) expect(each).toHaveBeenCalledOnce();
});
