import { act, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { FormatProvider } from '#i18n/format.tsx';
import { createRecordForm } from '#machines/records/create-record-form.ts';
import type { LoadedForm } from '#machines/records/form-values.ts';
import { openPage, renderHookIn } from '#page/open-page.fixtures.tsx';
import { profile } from '#stories/fixtures/fixtures.ts';
import { ActorProvider, useBlocked } from '../blocked.tsx';
import { usePricedColumns, type PricedRow } from '../priced/priced-columns.tsx';
import { usePricedText } from '../priced/priced-text.ts';
import { useCalendar } from '../report/use-calendar.ts';
import { ShutFields, useField } from './use-field.ts';
import { useMayReport, useOpenHours } from '../report/use-hours.ts';
import { useValueText } from '../view/value-text.ts';

interface Inside {
  children: ReactNode;
}

const settings = { timeZone: 'Europe/Berlin', dateFormat: 'DD/MM/YYYY' } as const;

function Texts({ children }: Inside) {
  return (
    <FormatProvider settings={settings}>
      <Suspense>{children}</Suspense>
    </FormatProvider>
  );
}

const withRights =
  (...userRights: (typeof profile)['userRights']) =>
  ({ children }: Inside) => (
    <ActorProvider profile={{ ...profile, userRights }} supportAddress="help@aster.test">
      <Texts>{children}</Texts>
    </ActorProvider>
  );

describe('a guarded action', () => {
  it('an action is blocked for a person without its right, and shows which one and whom to ask', async () => {
    const { result } = await renderHookIn(withRights('assetManager.basic'), () =>
      useBlocked('assetManager.delete', 'It is in use.'),
    );
    await waitFor(() => expect(result.current.reason).toMatch(/Asset Manager.*help@aster\.test/));
    expect(result.current.isBlocked).toBe(true);
  });

  it('an action is blocked by the first other reason that applies, and is otherwise enabled', async () => {
    const { result, rerender } = await renderHookIn(
      withRights('assetManager.delete'),
      ({ isInUse }: { isInUse: boolean }) =>
        useBlocked('assetManager.delete', false, isInUse && 'It is in use.', 'It is locked.'),
      { isInUse: true },
    );
    expect(result.current).toEqual({ isBlocked: true, reason: 'It is in use.' });
    rerender({ isInUse: false });
    expect(result.current.reason).toBe('It is locked.');
    const open = await renderHookIn(withRights('assetManager.delete'), () =>
      useBlocked('assetManager.delete', null),
    );
    expect(open.result.current).toEqual({ isBlocked: false, reason: null });
  });

  it('an action with a rule is an error when no person is known', async () => {
    await expect(renderHookIn(Texts, () => useBlocked('assetManager.delete'))).rejects.toThrow(
      '`useBlocked` got a rule but',
    );
  });
});

describe('a time report', () => {
  it('time reports open with their right or ClockWork for oneself, and with Central ClockWork for others', async () => {
    const may = async (isOwn: boolean, ...rights: (typeof profile)['userRights']) => {
      const { result } = await renderHookIn(withRights(...rights), () => useMayReport(isOwn));
      return result.current;
    };
    expect(await may(true, 'timereport.basic')).toBe(true);
    expect(await may(true, 'clockwork.basic')).toBe(true);
    expect(await may(false, 'timereport.basic')).toBe(false);
    expect(await may(false, 'clockwork.basic', 'clockwork.centralizedClockwork')).toBe(false);
    expect(await may(false, 'timereport.basic', 'clockwork.centralizedClockwork')).toBe(true);
    expect(await may(true, 'clockwork.centralizedClockwork')).toBe(false);
  });

  it('a time report of others is opened by people who may see it', async () => {
    const { router, wrapper: Page } = await openPage();
    const Manager = withRights('timereport.basic', 'clockwork.centralizedClockwork');
    const { result } = await renderHookIn(
      ({ children }: Inside) => (
        <Page>
          <Manager>{children}</Manager>
        </Page>
      ),
      useOpenHours,
    );
    await act(async () => result.current?.({ to: '/other' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
    const Employee = withRights('timereport.basic');
    const other = await renderHookIn(
      ({ children }: Inside) => (
        <Page>
          <Employee>{children}</Employee>
        </Page>
      ),
      useOpenHours,
    );
    expect(other.result.current).toBeNull();
  });
});

type Visit = { title: string; seats: string };

const openForm = async () => {
  const machine = createRecordForm<Visit>({
    id: 'visit-form',
    description: 'A form of the test.',
    emptyForm: { title: '', seats: '' },
    validate: ({ title }) => (title === '' ? { title: { rule: 'required' } } : {}),
    loadForm: fromPromise<LoadedForm<Visit>, { id: string | null }>(async () => ({
      form: { title: 'Fair', seats: '3' },
      version: 1,
    })),
    saveForm: fromPromise(async () => null) as never,
  });
  const actor = createActor(machine, {
    input: { id: 'one', sourceId: null, persisted: null },
  }).start();
  await waitFor(() => expect(actor.getSnapshot().hasTag('editable')).toBe(true));
  return actor;
};

describe('a field of a form', () => {
  it('a form field has the value of its form, changes it, and shows its error once the form is saved', async () => {
    const actor = await openForm();
    const { result } = await renderHookIn(Texts, () =>
      useField<Visit>({ actor, field: 'title', label: 'Title' }),
    );
    expect(result.current).toMatchObject({ value: 'Fair', isLocked: false, error: undefined });
    act(() => result.current.change(''));
    act(() => actor.send({ type: 'SAVE' }));
    await waitFor(() => expect(result.current.error).toMatch(/Title/));
    act(() => result.current.change('Trade fair'));
    expect(result.current).toMatchObject({ value: 'Trade fair', error: undefined });
  });

  it('a form field is locked while its part of the screen is disabled', async () => {
    const actor = await openForm();
    const { result } = await renderHookIn(
      ({ children }: Inside) => (
        <Texts>
          <ShutFields value>{children}</ShutFields>
        </Texts>
      ),
      () => useField<Visit>({ actor, field: 'title', label: 'Title' }),
    );
    expect(result.current.isLocked).toBe(true);
  });
});

it('a person counts days in their own zone and writes them in their own format', async () => {
  const { result } = await renderHookIn(Texts, useCalendar);
  expect(result.current).toMatchObject(settings);
  expect(Math.abs(result.current.clock.now() - Date.now())).toBeLessThan(60_000);
});

it.each([
  [true, 'Active'],
  [false, 'Inactive'],
  [1234.5, '1,234.5'],
  ['', '-'],
  ['Desk', 'Desk'],
  [null, '-'],
  [undefined, '-'],
  [['Desk', 'Lamp'], 'Desk and Lamp'],
  [[], '-'],
  [new File([], 'plan.pdf'), 'plan.pdf'],
])('the form value %s is shown as %s', async (value, text) => {
  const { result } = await renderHookIn(Texts, () => useValueText());
  expect(result.current(value as never)).toBe(text);
});

it('a switch with its own text is shown as that text', async () => {
  const { result } = await renderHookIn(Texts, () => useValueText((isOn) => (isOn ? 'On' : 'Off')));
  expect(result.current(true)).toBe('On');
});

describe('services and tools', () => {
  it('services and tools share texts, and have their own in addition', async () => {
    const own = (key: 'title') => `own ${key}`;
    const { result } = await renderHookIn(Texts, () => usePricedText(own));
    expect(result.current('price')).toBe('Price');
    expect(result.current('title')).toBe('own title');
  });

  it('services and tools have columns that show and export the same', async () => {
    const { wrapper: Page } = await openPage();
    const { result } = await renderHookIn(
      ({ children }: Inside) => (
        <Page>
          <Texts>{children}</Texts>
        </Page>
      ),
      () =>
        usePricedColumns<PricedRow>({
          text: (key) => key,
          name: 'Tool',
          view: () => ({ to: '/other' }),
        }),
    );
    const row = { id: '1', name: 'Figma', description: null, price: 12.5, status: false };
    expect(result.current.map(({ header }) => header)).toEqual([
      'Tool',
      'description',
      'price',
      'status',
    ]);
    expect(result.current.map(({ csv }) => csv?.(row as never))).toEqual([
      'Figma',
      '',
      12.5,
      'inactive',
    ]);
  });
});
