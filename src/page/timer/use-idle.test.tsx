import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdle } from './use-idle.ts';

it('a page is not idle during its first render, and is once the browser is idle', async () => {
  const seen: boolean[] = [];
  const { result } = renderHook(() => {
    const isIdle = useIdle();
    seen.push(isIdle);
    return isIdle;
  });
  await waitFor(() => expect(result.current).toBe(true));
  expect(seen[0]).toBe(false);
});
