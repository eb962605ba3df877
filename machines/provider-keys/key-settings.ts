import * as v from 'valibot';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { ifFilled, max, required } from '../validation/rules.ts';

/** The key of a service: the stored one is never returned. Source: INTEG-D01. */
export type KeyValue = {
  /** The last characters of the stored key, empty for a short one; null if there is none. */
  hint: string | null;
  /** The address that the stored key belongs to; empty if it belongs to none. Source: INTEG-D02. */
  address: string;
  /** What the save does with the stored key. */
  change: 'none' | 'new' | 'removed';
  /** The new key as typed; it is never stored on the device. */
  typed: string;
};

/** The settings of a service that the tenant uses with a key of its own. */
export type KeySettingsForm = {
  isEnabled: boolean;
  /** The address of Permea; empty in the settings of OpenAI, which has none. Source: INTEG-D03. */
  endpoint: string;
  /** The model of OpenAI; empty in the settings of Permea. */
  model: string;
  apiKey: KeyValue;
};
export type KeySettingsField = keyof KeySettingsForm;

export const noKey: KeyValue = { hint: null, address: '', change: 'none', typed: '' };

/** The empty form before the settings are loaded. */
export const firstKeySettings: KeySettingsForm = {
  isEnabled: false,
  endpoint: '',
  model: '',
  apiKey: noKey,
};

/** Whether the service has a key once the form is saved. */
const hasKey = ({ hint, change }: KeyValue): boolean =>
  change === 'new' || (change === 'none' && hint !== null);

/** The part of the request body about the key: omitted, a new one, or null to remove it. */
export function toSentKey({ change, typed }: KeyValue): { apiKey?: string | null } {
  if (change === 'none') return {};
  return { apiKey: change === 'new' ? typed : null };
}

/** The key with a new one typed; the stored one stays if nothing is typed where there is none. */
export const typeKey = (key: KeyValue, typed: string): KeyValue => ({
  ...key,
  typed,
  change: typed === '' && key.hint === null ? 'none' : 'new',
});

/** The form as a draft: a key is never stored on the device. */
export const withoutTypedKey = (form: KeySettingsForm, base: KeySettingsForm): KeySettingsForm => ({
  ...form,
  apiKey: base.apiKey,
});

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const isSecureAddress = (text: string): boolean =>
  text.startsWith('https://') && parseUrl(text) !== null;

/** Whether the stored key belongs to another address, and has to be entered again. */
export const isKeyForOtherAddress = ({ endpoint, apiKey }: KeySettingsForm): boolean =>
  apiKey.hint !== null &&
  apiKey.address !== '' &&
  parseUrl(endpoint)?.href !== parseUrl(apiKey.address)?.href;

const key = v.object({
  hint: v.nullable(v.string()),
  address: v.string(),
  change: v.picklist(['none', 'new', 'removed']),
  typed: v.pipe(v.string(), max(500)),
});

const withKey = v.pipe(
  v.object({ isEnabled: v.boolean(), endpoint: v.string(), model: v.string(), apiKey: key }),
  v.forward(
    v.check(
      ({ apiKey }) => apiKey.change !== 'new' || apiKey.typed.trim() !== '',
      broken('required'),
    ),
    ['apiKey'],
  ),
  v.forward(
    v.check(({ isEnabled, apiKey }) => !isEnabled || hasKey(apiKey), broken('required')),
    ['apiKey'],
  ),
  v.forward(
    v.check(
      (form) => form.apiKey.change !== 'none' || !isKeyForOtherAddress(form),
      broken('required'),
    ),
    ['apiKey'],
  ),
);

const permeaRules = v.pipe(v.string(), required(), max(2000), secureAddress());
const modelRules = v.pipe(v.string(), required(), max(100));

function secureAddress() {
  return v.check(ifFilled(isSecureAddress), broken('regex'));
}

/** The errors of Permea's settings, by field. Source: INTEG-D02, INTEG-D06. */
export const validatePermea = (form: KeySettingsForm): FieldErrors<KeySettingsField> =>
  validate(v.intersect([withKey, v.object({ endpoint: permeaRules })]), form);

/** The errors of OpenAI's settings, by field. Source: INTEG-D03, INTEG-D06. */
export const validateOpenAi = (form: KeySettingsForm): FieldErrors<KeySettingsField> =>
  validate(v.intersect([withKey, v.object({ model: modelRules })]), form);
