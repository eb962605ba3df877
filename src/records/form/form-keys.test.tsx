import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFormKeys } from './form-keys.ts';

function open() {
  const save = vi.fn<() => void>();
  render(
    <form
      {...createFormKeys({ isScannedInto: true, onCancel: vi.fn<() => void>() })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input aria-label="Code" />
      <input aria-label="Kept" type="checkbox" />
      <input aria-label="Serial number" />
      <button type="submit">Save</button>
    </form>,
  );
  return { save };
}

describe('a form that codes are scanned into', () => {
  it('a form for scans moves to the next text field on Enter, and stays in the last one', async () => {
    const { save } = open();
    screen.getByLabelText('Code').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Serial number'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Serial number'));
    screen.getByLabelText('Kept').focus();
    await userEvent.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
  });

  it('a form for scans is saved by Ctrl with Enter in a field, and by Enter on its button', async () => {
    const { save } = open();
    screen.getByLabelText('Code').focus();
    fireEvent.keyDown(screen.getByLabelText('Code'), { key: 'Enter', ctrlKey: true });
    expect(save).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });
});
