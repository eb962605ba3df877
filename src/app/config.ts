import * as v from 'valibot';
import { appAddress } from '#session/address.ts';
import type { Configuration } from '#session/configuration.ts';

/** A URL, or a path below the app's base URL. */
const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value, appAddress), 'must be an address'),
  v.transform((value) => new URL(value, appAddress).href.replace(/\/$/, '')),
);

/** A page that a link can lead to. */
const page = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:/.test(URL.parse(value, appAddress)?.href ?? ''),
    'must be a web page',
  ),
  v.transform((value) => new URL(value, appAddress).href),
);

const configuration: v.GenericSchema<unknown, Configuration> = v.object({
  apiAddress: v.union([v.literal(''), address]),
  authority: address,
  clientId: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  scopes: v.pipe(v.string(), v.includes('openid', 'must contain "openid"')),
  passwordResetAddress: v.optional(v.union([v.literal(''), page]), ''),
  supportAddress: v.string(),
  storybookAddress: v.optional(v.union([v.literal(''), page]), ''),
  company: v.string(),
});

/** Thrown when config.json is missing or invalid; the message explains the error to an operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Loads `config.json` next to `index.html`. Rejects with a ConfigurationError. */
export async function readConfiguration(): Promise<Configuration> {
  const response = await fetch(new URL('config.json', appAddress)).catch(() => undefined);
  if (!response?.ok) throw new ConfigurationError('config.json could not be read.');
  const content: unknown = await response.json().catch(() => {
    throw new ConfigurationError('config.json is not valid JSON.');
  });
  const { success, output, issues } = v.safeParse(configuration, content);
  if (success) return output;
  const errors = issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`);
  throw new ConfigurationError(errors.join('\n'));
}
