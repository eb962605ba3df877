import type { EmbeddedServer } from '#mocks/browser.ts';
import { appAddress } from '#session/address.ts';
import type { Area } from '#openapi/client/index.ts';
import type { Configuration } from '#session/configuration.ts';

let started: Promise<EmbeddedServer | null> | undefined;

/**
 * Starts the embedded reference server where no API address is configured, once; what answers the
 * expected areas is loaded at once. This is the only place that knows of it.
 */
export function startServer(
  { apiAddress }: Configuration,
  expected: Promise<readonly Area[]> = Promise.resolve([]),
): Promise<EmbeddedServer | null> {
  started ??=
    apiAddress === ''
      ? import('#mocks/browser.ts').then(({ startEmbeddedServer }) =>
          startEmbeddedServer(appAddress, expected),
        )
      : Promise.resolve(null);
  started.catch(() => {
    started = undefined;
  });
  return started;
}

/** Where the API answers. */
export const apiAddressOf = ({ apiAddress }: Configuration): string =>
  apiAddress === '' ? new URL('api', appAddress).href : apiAddress;
