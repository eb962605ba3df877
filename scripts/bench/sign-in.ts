import { buildChallenge } from '../../mocks/identity/provider.ts';

/** An access token for a demo person, with the steps of a browser: sign-in form, code, token. */
export async function signIn(address: string, personId: string): Promise<string> {
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  const callback = 'http://localhost:3000/callback';
  const requested = new URLSearchParams({
    client_id: 'atrium',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid',
    code_challenge: await buildChallenge(verifier),
    code_challenge_method: 'S256',
    state: 'bench',
  });
  const page = await fetch(`${address}/identity/authorize.html?${requested}`, {
    method: 'POST',
    body: new URLSearchParams({ personId }),
    redirect: 'manual',
  });
  const code = new URL(page.headers.get('Location') ?? 'none:').searchParams.get('code') ?? '';
  const response = await fetch(`${address}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'atrium',
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`The server returned no token for ${personId}.`);
  return token;
}
