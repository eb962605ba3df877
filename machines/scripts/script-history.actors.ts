import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { compareTexts, type ComparedLine } from './compare-texts.ts';

export type ScriptVersionRow = Schema<'ScriptVersionRow'>;

/** A page of the history, with the script as it is now. */
export interface HistoryPage {
  name: string;
  /** The version of the script, against which one is restored. */
  version: number;
  versions: readonly ScriptVersionRow[];
  total: number;
}

export const loadHistory = fromPromise<HistoryPage, { id: string; skip: number }>(
  async ({ input: { id, skip }, signal }) => {
    const path = { id };
    const [{ script }, { scriptVersions, totalCount }] = await Promise.all([
      api.getScript({ path, query: { hasHistory: false }, signal }),
      api.getScriptVersions({ path, query: { skip }, signal }),
    ]);
    const { name, version } = script;
    return { name, version, versions: scriptVersions, total: totalCount };
  },
);

/** The versions to compare; without an older one, only the text is shown. */
export interface VersionPair {
  older: number | null;
  newer: number;
}

/** The lines of two versions side by side. */
export const loadComparison = fromPromise<readonly ComparedLine[], { id: string } & VersionPair>(
  async ({ input: { id, older, newer }, signal }) => {
    const read = async (version: number) => {
      const path = { id, version: String(version) };
      return (await api.getScriptVersion({ path, signal })).scriptVersion.code;
    };
    const [before, after] = await Promise.all([older === null ? null : read(older), read(newer)]);
    return compareTexts(before ?? after, after);
  },
);

/** Saves the text of an old version as a new one, against the version that was seen. */
export const restoreVersion = fromPromise<
  void,
  { id: string; restored: number; version: number | null }
>(async ({ input: { id, restored, version }, signal }) => {
  const path = { id, version: String(restored) };
  const [{ script }, { scriptVersion }] = await Promise.all([
    api.getScript({ path: { id }, query: { hasHistory: false }, signal }),
    api.getScriptVersion({ path, signal }),
  ]);
  const { name, description } = script;
  const seen = version === null ? {} : { version };
  const body = { id, name, description, code: scriptVersion.code, ...seen };
  await api.updateScript({ body, signal });
});
