import { act } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormatProvider, useFieldSettings } from '#i18n/format.tsx';
import { renderHookIn } from '#page/open-page.fixtures.tsx';
import { useScanSound } from '../scan/use-scan-sound.ts';
import { useSpoken } from '../time/use-spoken.ts';

const settings = { timeZone: 'Europe/Berlin', dateFormat: 'DD/MM/YYYY' } as const;

const Texts = ({ children }: { children: ReactNode }) => (
  <FormatProvider settings={settings}>
    <Suspense>{children}</Suspense>
  </FormatProvider>
);

const TwentyFour = ({ children }: { children: ReactNode }) => (
  <FormatProvider settings={{ ...settings, hourFormat: '24', weekStart: 'sunday' }}>
    <Suspense>{children}</Suspense>
  </FormatProvider>
);

describe('a person who has selected 24 hours', () => {
  it('a person with 24 hours types and reads such times, even if the language has 12', async () => {
    const { result } = await renderHookIn(TwentyFour, useSpoken);
    const { habits, shown } = result.current;
    expect(habits.isTwelveHour).toBe(false);
    expect(shown('2026-03-04T21:15', '2026-03-04')).toBe('21:15');
  });

  it('a person has their hour format and the organization’s first weekday in time and date fields', async () => {
    const { result } = await renderHookIn(TwentyFour, useFieldSettings);
    expect(result.current).toEqual({
      day: { format: 'DD/MM/YYYY', weekStart: 'sunday' },
      time: { hourCycle: 24 },
    });
  });
});

describe('a typed time', () => {
  it('a typed time is shown with its day when it differs from the shown one', async () => {
    const { result } = await renderHookIn(Texts, useSpoken);
    const { shown } = result.current;
    expect(shown('2026-03-04T09:15', '2026-03-04')).toMatch(/^0?9:15/);
    expect(shown('2026-03-03T09:15', '2026-03-04')).toMatch(/3.*9:15/);
    expect(shown('yesterday', '2026-03-04')).toBe('yesterday');
  });

  it('an invalid time has an example in the person’s format', async () => {
    const { result } = await renderHookIn(Texts, useSpoken);
    const { getErrorText, habits } = result.current;
    expect(getErrorText('unreadable', 'start')).toContain('yesterday');
    expect(getErrorText('unreadable', 'end')).toContain('1h30');
    expect(habits).toMatchObject({ isTwelveHour: true, writesHourLetter: false, ...settings });
  });
});

it('scans that a person has muted stay muted on their device', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start');
  const { result } = await renderHookIn(Texts, () => useScanSound('ava'));
  expect(result.current.isSounding).toBe(true);
  result.current.playSound('twice');
  expect(started).toHaveBeenCalledTimes(2);
  act(() => result.current.onSoundChange(false));
  result.current.playSound('success');
  expect(started).toHaveBeenCalledTimes(2);
  const next = await renderHookIn(Texts, () => useScanSound('ava'));
  expect(next.result.current.isSounding).toBe(false);
  started.mockRestore();
});
