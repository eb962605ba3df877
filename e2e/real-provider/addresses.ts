/**
 * Where the app, the identity provider and the API run; three origins, as in real life. The demo API
 * brings the demo provider along.
 */
export const ports = { app: 4174, provider: 4175, api: 4176, demoApi: 4177, offlineApi: 4178 };

const origin = (port: number) => `http://127.0.0.1:${port}`;

export const origins = {
  app: origin(ports.app),
  provider: origin(ports.provider),
  api: origin(ports.api),
  // The server calls itself so, and its provider's addresses begin with it.
  demoApi: `http://localhost:${ports.demoApi}`,
  offlineApi: `http://localhost:${ports.offlineApi}`,
};

/** Whom the access tokens are for. */
export const audience = 'atrium-api';
