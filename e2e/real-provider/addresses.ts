/**
 * Addresses of the app, the identity provider and the API: three origins, as in production. The
 * demo API includes the demo provider.
 */
export const ports = {
  app: 4174,
  provider: 4175,
  api: 4176,
  demoApi: 4177,
  offlineApi: 4178,
  sharedApi: 4179,
  rightsApi: 4181,
};

const origin = (port: number) => `http://127.0.0.1:${port}`;

export const origins = {
  app: origin(ports.app),
  provider: origin(ports.provider),
  api: origin(ports.api),
  // The server uses this name for itself, and its provider's addresses start with it.
  demoApi: `http://localhost:${ports.demoApi}`,
  offlineApi: `http://localhost:${ports.offlineApi}`,
  // People in different browsers share it.
  sharedApi: `http://localhost:${ports.sharedApi}`,
  rightsApi: `http://localhost:${ports.rightsApi}`,
};

/** Audience of the access tokens. */
export const audience = 'atrium-api';
