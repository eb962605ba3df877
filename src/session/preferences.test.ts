import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLook } from './look.ts';

const key = 'atrium.device.preferences';
const atFirst = { ...defaultLook, language: 'fr', singleKeys: 'on' };

/** A device as a tab finds it, with what other tabs may do to it. */
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
    /** What the browser tells this tab when another one has kept something. */
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

describe('at first', () => {
  it('all is as by default, in the first language of the browser that is offered', async () => {
    const { preferences } = await load();
    expect(preferences()).toEqual(atFirst);
    expect(own.dataset).toEqual({ density: 'comfortable' });
  });

  it('what was kept holds, on the page as well', async () => {
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

describe('what is damaged or unknown', () => {
  it('falls back one by one, and costs no other choice', async () => {
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
    'as a whole, %s, is as nothing',
    async (text) => {
      own.has(text);
      const { preferences } = await load();
      expect(preferences()).toEqual(atFirst);
    },
  );
});

describe('each person', () => {
  it('has choices of their own, and language and theme of one do not reach the next', async () => {
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

  it('keeps single keys switched off, also when the look is reset', async () => {
    const { prefer, preferences, setPreferencesOwner } = await load();
    setPreferencesOwner('ava');
    prefer({ singleKeys: 'off' });
    prefer(defaultLook);
    setPreferencesOwner('ben');
    expect(preferences().singleKeys).toBe('on');
    setPreferencesOwner('ava');
    expect(preferences().singleKeys).toBe('off');
  });

  it('begins with what was chosen on the start page, where nobody is signed in', async () => {
    const { prefer, preferences, setPreferencesOwner } = await load();
    prefer({ language: 'es' });
    setPreferencesOwner('ava');
    expect(preferences().language).toBe('es');
    prefer({ language: 'zh' });
    setPreferencesOwner('');
    expect(preferences().language).toBe('es');
  });
});

describe('in another tab', () => {
  it('a change shows here at once', async () => {
    const { onPreferences, preferences, setPreferencesOwner } = await load();
    setPreferencesOwner('ava');
    const seen: unknown[] = [];
    onPreferences(() => seen.push(preferences().layout));
    own.has({ ava: { layout: 'horizontal', theme: 'light' } });
    own.dispatchOtherTab(key);
    expect(seen).toEqual(['horizontal']);
    expect(own.dataset['theme']).toBe('light');
  });

  it('whatever else is kept changes nothing', async () => {
    const { onPreferences } = await load();
    const received = vi.fn<() => void>();
    onPreferences(received);
    own.dispatchOtherTab('atrium.tenant');
    expect(received).not.toHaveBeenCalled();
  });
});

describe('on a device that keeps nothing', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    own.fill();
  });

  it('a choice holds for this visit, and the person is told once', async () => {
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

  it('a choice holds, too, before there is anybody to tell', async () => {
    const { prefer, preferences } = await load();
    prefer({ theme: 'dark' });
    expect(preferences().theme).toBe('dark');
  });
});
