import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLook } from './look.ts';

const key = 'atrium.device.preferences';
const atFirst = { ...defaultLook, language: 'fr', singleKeys: 'on' };

/** A device as a tab sees it, with controls for the changes of other tabs. */
function device() {
  const persisted = new Map<string, string>();
  const page = new EventTarget();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => persisted.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      persisted.set(name, value);
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { languages: ['de-AT', 'fr-CA', 'en'] });
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  return {
    dataset,
    fill: () => {
      isFull = true;
    },
    has: (value: unknown) =>
      persisted.set(key, typeof value === 'string' ? value : JSON.stringify(value)),
    readPersisted: (): unknown => JSON.parse(persisted.get(key) ?? 'null'),
    /**
     * Dispatches the event that the browser sends to this tab when another one has stored a value.
     */
    dispatchOtherTab: (name: string) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key: name })),
  };
}

let own: ReturnType<typeof device>;

beforeEach(() => {
  vi.resetModules();
  own = device();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./preferences.ts');

describe('the initial preferences', () => {
  it('the initial preferences are the defaults, in the first offered language of the browser', async () => {
    const { preferences } = await load();
    expect(preferences()).toEqual(atFirst);
    expect(own.dataset).toEqual({ density: 'comfortable' });
  });

  it('stored preferences apply, to the page as well', async () => {
    own.has({ '': { theme: 'dark', density: 'compact', language: 'ar', sidebarSize: 'rail' } });
    const { preferences } = await load();
    expect(preferences()).toEqual({
      ...atFirst,
      theme: 'dark',
      density: 'compact',
      language: 'ar',
      sidebarSize: 'rail',
    });
    expect(own.dataset).toEqual({ density: 'compact', theme: 'dark' });
  });
});

describe('damaged or unknown preferences', () => {
  it('an invalid preference falls back by itself, and affects no other', async () => {
    own.has({
      '': {
        theme: 'dark',
        density: 7,
        layout: 'diagonal',
        width: null,
        language: 'tlh',
        topBar: 'colored',
        singleKeys: 'sometimes',
      },
    });
    const { preferences } = await load();
    expect(preferences()).toEqual({
      ...atFirst,
      theme: 'dark',
      topBar: 'colored',
      language: 'fr',
    });
  });

  it.each(['{"": ', '"dark"', '[]', '{"": 3}', 'null'])(
    'invalid stored preferences, %s, count as none',
    async (text) => {
      own.has(text);
      const { preferences } = await load();
      expect(preferences()).toEqual(atFirst);
    },
  );
});

describe('the preferences of each person', () => {
  it('each person has their own preferences, and the language and theme of one do not reach the next', async () => {
    const { prefer, preferences, setPreferencesOwner } = await load();
    setPreferencesOwner('ava');
    prefer({ language: 'ar', theme: 'dark', sidebar: 'dark' });
    setPreferencesOwner('ben');
    expect(preferences()).toEqual(atFirst);
    prefer({ sidebar: 'icon', layout: 'horizontal' });
    setPreferencesOwner('ava');
    expect(preferences()).toMatchObject({ language: 'ar', sidebar: 'dark', layout: 'vertical' });
    expect(own.readPersisted()).toMatchObject({
      ava: { sidebar: 'dark' },
      ben: { sidebar: 'icon' },
    });
  });

  it('each person keeps single keys turned off, even when the appearance is reset', async () => {
    const { prefer, preferences, setPreferencesOwner } = await load();
    setPreferencesOwner('ava');
    prefer({ singleKeys: 'off' });
    prefer(defaultLook);
    setPreferencesOwner('ben');
    expect(preferences().singleKeys).toBe('on');
    setPreferencesOwner('ava');
    expect(preferences().singleKeys).toBe('off');
  });

  it('each person starts with what was selected on the start page, where no one is signed in', async () => {
    const { prefer, preferences, setPreferencesOwner } = await load();
    prefer({ language: 'es' });
    setPreferencesOwner('ava');
    expect(preferences().language).toBe('es');
    prefer({ language: 'zh' });
    setPreferencesOwner('');
    expect(preferences().language).toBe('es');
  });
});

describe('the preferences in another tab', () => {
  it('a preference changed in another tab applies here at once', async () => {
    const { onPreferences, preferences, setPreferencesOwner } = await load();
    setPreferencesOwner('ava');
    const seen: unknown[] = [];
    onPreferences(() => seen.push(preferences().layout));
    own.has({ ava: { layout: 'horizontal', theme: 'light' } });
    own.dispatchOtherTab(key);
    expect(seen).toEqual(['horizontal']);
    expect(own.dataset['theme']).toBe('light');
  });

  it('other stored values in another tab change no preference', async () => {
    const { onPreferences } = await load();
    const received = vi.fn<() => void>();
    onPreferences(received);
    own.dispatchOtherTab('atrium.tenant');
    expect(received).not.toHaveBeenCalled();
  });
});

describe('the preferences on a device that stores nothing', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    own.fill();
  });

  it('a preference that cannot be stored applies for this visit, and the person is notified once', async () => {
    const { prefer, preferences, onPreferencePersistFailure } = await load();
    const onNotStored = vi.fn<() => void>();
    onPreferencePersistFailure(onNotStored);
    prefer({ theme: 'dark' });
    prefer({ density: 'compact' });
    expect(preferences()).toMatchObject({ theme: 'dark', density: 'compact' });
    expect(own.dataset).toEqual({ theme: 'dark', density: 'compact' });
    expect(onNotStored).toHaveBeenCalledOnce();
    expect(own.readPersisted()).toBeNull();
  });

  it('a preference that cannot be stored applies even before there is someone to notify', async () => {
    const { prefer, preferences } = await load();
    prefer({ theme: 'dark' });
    expect(preferences().theme).toBe('dark');
  });
});
