import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Versioned } from '../../store/versioned.ts';
import { plain } from '../../common/organization/records.ts';

type Services = Extract<
  AreaOperations<'integrations'>,
  'getPermeaSettings' | 'savePermeaSettings' | 'getOpenAiSettings' | 'saveOpenAiSettings'
>;

const settingsId = 'settings';
const nobody = { person: { name: '' }, clock: { now: () => 0 } };
const unused = { id: settingsId, isEnabled: false, apiKey: null };

/** Default settings until someone saves others. */
const firstPermea = created({ ...unused, endpoint: 'https://permea.demo.test' }, nobody);
const firstOpenAi = created({ ...unused, model: 'demo-model' }, nobody);

/** Services that the tenant uses; their secrets are never returned. Source: PRIV-049. */
export const services: Pick<Handlers<'integrations'>, Services> = {
  getPermeaSettings: async ({ db }) =>
    ok({ permeaSettings: hidden((await db.get('permeaSettings', settingsId)) ?? firstPermea) }),

  savePermeaSettings: async (call) => {
    const { version, apiKey, ...sent } = call.body;
    const before = (await call.db.get('permeaSettings', settingsId)) ?? firstPermea;
    checkVersion(before, version);
    validateKeyForAddress(before, sent.endpoint, apiKey);
    const resolved = resolveKey(apiKey, before.apiKey);
    validateKeyForUse(sent.isEnabled, resolved);
    const after = changed(before, { ...sent, apiKey: resolved }, call);
    await call.db.put('permeaSettings', after);
    return ok({ permeaSettings: hidden(after), successMessages: [message('settingsSaved')] });
  },

  getOpenAiSettings: async ({ db }) =>
    ok({ openAiSettings: hidden((await db.get('openAiSettings', settingsId)) ?? firstOpenAi) }),

  saveOpenAiSettings: async (call) => {
    const { version, apiKey, ...sent } = call.body;
    const before = (await call.db.get('openAiSettings', settingsId)) ?? firstOpenAi;
    checkVersion(before, version);
    const model = trimmed('model', sent.model);
    const resolved = resolveKey(apiKey, before.apiKey);
    validateKeyForUse(sent.isEnabled, resolved);
    const after = changed(before, { ...sent, model, apiKey: resolved }, call);
    await call.db.put('openAiSettings', after);
    return ok({ openAiSettings: hidden(after), successMessages: [message('settingsSaved')] });
  },
};

/** The new secret; null removes it, and the stored one stays when nothing is sent. */
function resolveKey(sent: string | null | undefined, before: string | null): string | null {
  if (sent === undefined) return before;
  return sent === null ? null : trimmed('apiKey', sent);
}

/** A service that is enabled needs a key: its calls would all fail. 400 at the key. */
function validateKeyForUse(isEnabled: boolean, apiKey: string | null): void {
  if (isEnabled && apiKey === null) throw rejectField('apiKey', 'apiKeyMissing');
}

/**
 * Requires the key again when the address changes: otherwise the user who changes it could receive
 * a key that they have never seen. 400 at the key.
 */
function validateKeyForAddress(
  before: { endpoint: string; apiKey: string | null },
  endpoint: string,
  sent: string | null | undefined,
): void {
  if (before.apiKey === null || sent !== undefined) return;
  if (new URL(endpoint).href === new URL(before.endpoint).href) return;
  throw rejectField('apiKey', 'apiKeyForNewAddress');
}

/** Settings with only the last four characters of their secret; with none of a short secret. */
function hidden<R extends { id: string; apiKey: string | null } & Versioned>(record: R) {
  const { id: _id, apiKey, ...shown } = plain(record);
  return {
    ...shown,
    apiKeyHint: apiKey === null ? null : apiKey.length < 8 ? '' : apiKey.slice(-4),
  };
}
