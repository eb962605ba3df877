import { render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { prefer } from '#session/storage/workspace/preferences.ts';
import { shortcuts } from './shortcuts.ts';
import { useKey } from './use-key.ts';

afterEach(() => prefer({ singleKeys: 'on' }));

it('a single key performs its action until its page is left', async () => {
  const act = vi.fn<() => void>();
  const { unmount } = renderHook(() => useKey('startTimer', act));
  await userEvent.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
  unmount();
  await userEvent.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
});

it('a key that is typed into a field or with a modifier performs no other action', async () => {
  const act = vi.fn<() => void>();
  renderHook(() => useKey('startTimer', act));
  const { getByRole } = render(<input aria-label="Description" />);
  await userEvent.type(getByRole('textbox'), 'n');
  expect(getByRole('textbox')).toHaveProperty('value', 'n');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}');
  expect(act).not.toHaveBeenCalled();
});

it('a key belongs to the open dialog, and to the page again once it closes', async () => {
  const act = vi.fn<() => void>();
  renderHook(() => useKey('startTimer', act));
  const { rerender } = render(<div role="dialog" aria-label="Edit" />);
  await userEvent.keyboard('n');
  expect(act).not.toHaveBeenCalled();
  rerender(<div role="alertdialog" aria-modal="false" aria-label="Saved" />);
  await userEvent.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
});

it('no single key does anything while the person has turned them off', async () => {
  const act = vi.fn<() => void>();
  const each = Object.keys(shortcuts) as (keyof typeof shortcuts)[];
  renderHook(() => each.forEach((name) => useKey(name, act)));
  const keys = Object.values(shortcuts).map(({ key }) => key);
  prefer({ singleKeys: 'off' });
  await userEvent.keyboard(keys.join(''));
  expect(act).not.toHaveBeenCalled();
  prefer({ singleKeys: 'on' });
  await userEvent.keyboard(keys.join(''));
  expect(act.mock.calls.length).toBeGreaterThanOrEqual(keys.length);
});
