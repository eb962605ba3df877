import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdle } from './use-idle.ts';

it('a page is not idle while it is rendered first, and is once the browser is at rest', async () => {
  const seen: boolean[] = [];
  const { result } = renderHook(() => {
    const isIdle = useIdle();
    seen.push(isIdle);
    return isIdle;
  });
  await waitFor(() => expect(result.current).toBe(true));
  expect(seen[0]).toBe(false);
});
