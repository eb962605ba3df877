import { once } from 'node:events';
import { Provider } from 'oidc-provider';

/**
 * A third-party OpenID provider for one client: a single-page app with PKCE and refresh tokens.
 * Anyone may sign in as anyone. Its access tokens are JWTs for `audience`.
 */
export async function startProvider({ port, app, audience }) {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'atrium',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${app}/callback`],
        post_logout_redirect_uris: [`${app}/`],
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === app,
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: sub, email: `${sub}@demo.test` }),
    }),
    // By default, a client gets refresh tokens only if it prompts for consent each time.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    cookies: { keys: ['a key for the cookies of a test'] },
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => `urn:${audience}`,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenTTL: 3600,
          accessTokenFormat: 'jwt',
        }),
      },
    },
  });
  const server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
