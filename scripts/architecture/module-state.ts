import { isFree } from './table.ts';

/**
 * The files of `src/` with state that outlives user and tenant, and why. All other state belongs to
 * the app (`src/page/entry/app.ts`), a provider or a machine, and ends with them.
 */
export const keepers: Readonly<Record<string, string>> = {
  'src/app/server.ts': 'a document has one embedded server',
  'src/features/notifications/notification-bell.tsx': 'the loaded code of the list',
  'src/i18n/catalogs.ts': 'texts are the same for everybody',
  'src/ui/text/failed-chunk.ts': 'code is loaded on demand',
  'src/page/notices/notices.tsx': 'toasts are shown across all pages',
  'src/session/storage/forms/drafts.ts': 'listeners for failed writes to the browser storage',
  'src/session/tabs/notice-list.ts': 'notices are shown across all pages, also before a session',
  'src/session/storage/workspace/preferences.ts':
    'the preferences stored on the device, also before a session',
  'src/session/shown-person.ts': 'a tab shows one person, also to requests of the session',
  'src/session/selected-tenant.ts': 'a tab is in one tenant',
};

/** A mutable module variable, or an empty collection that is filled; a WeakMap ends with its keys. */
const remembers = /^(?:export )?(?:let \w|const \w+(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\))/;

/** Module state in a file of `src/`: `path:line: what is wrong`. */
export function findModuleState(path: string, text: string): string[] {
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || isFree(path)) return [];
  if (path in keepers) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      remembers.test(line)
        ? [
            `${path}:${index + 1}: module state outlives the session; move it into an actor or the app`,
          ]
        : [],
    );
}
