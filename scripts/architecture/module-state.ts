import { isFree } from './table.ts';

/**
 * The files of `src/` that remember something as long as the document is there, whoever is signed
 * in and in whichever tenant, and why. Everything else is held by the app (`src/page/app.ts`), by a
 * provider or by a chart, and goes with them.
 */
export const keepers: Readonly<Record<string, string>> = {
  'src/app/server.ts': 'a document has one embedded server',
  'src/features/notifications/notification-bell.tsx': 'the code of the list, once it is loaded',
  'src/i18n/catalogs.ts': 'texts are the same for everybody',
  'src/ui/failed-chunk.ts': 'code is loaded by whoever needs it',
  'src/page/notices.tsx': 'toasts stand across all pages',
  'src/session/drafts.ts': 'who is told that the device keeps nothing',
  'src/session/notice-list.ts': 'what is told stands across all pages, also before a session',
  'src/session/preferences.ts': 'the choices that the device keeps, also before a session',
  'src/session/selected-tenant.ts': 'a tab is in one tenant',
};

/** A variable of a module that changes, or something empty that is filled. */
const remembers =
  /^(?:export )?(?:let \w|const \w+(?:: [^=]+)? = new (?:Map|Set|WeakMap)(?:<.*>)?\(\))/;

/** Where a file of `src/` remembers something by itself: `path:line: what is wrong`. */
export function findModuleState(path: string, text: string): string[] {
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || isFree(path)) return [];
  if (path in keepers) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      remembers.test(line)
        ? [`${path}:${index + 1}: remembers across sessions; let the app hold it`]
        : [],
    );
}
