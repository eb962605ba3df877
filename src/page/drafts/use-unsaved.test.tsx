import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { useUnsaved } from './use-unsaved.ts';

const opened = async (hasUnsaved: () => boolean) => {
  const { router, wrapper } = await openPage();
  const { result } = await renderHookIn(wrapper, () => useUnsaved(hasUnsaved));
  const goTo = (to: string) => act(async () => router.history.push(to));
  return { result, goTo, path: () => router.state.location.pathname };
};

it('a person who leaves a page with unsaved changes is prompted first, and can stay', async () => {
  const { result, goTo, path } = await opened(() => true);
  expect(result.current).toBeNull();
  await goTo('/other');
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.stay());
  await waitFor(() => expect(result.current).toBeNull());
  expect(path()).toBe('/list');
});

it('a person who confirms leaving gets to the page that they were going to', async () => {
  const { result, goTo, path } = await opened(() => true);
  await goTo('/other');
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.leave());
  await waitFor(() => expect(path()).toBe('/other'));
});

it('a page without unsaved changes is left without a prompt', async () => {
  const { result, goTo, path } = await opened(() => false);
  await goTo('/other');
  await waitFor(() => expect(path()).toBe('/other'));
  expect(result.current).toBeNull();
});

it('another search on the same page does not count as leaving', async () => {
  const { result, goTo } = await opened(() => true);
  await goTo('/list?page=2');
  expect(result.current).toBeNull();
});
