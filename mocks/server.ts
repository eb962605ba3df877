/**
 * The reference server over HTTP, with the demo world in memory.
 *
 *   node mocks/server.ts [--port 4000] [--seed small|large] [--issuer URL --audience NAME]
 *
 * With an issuer, access tokens of that OpenID provider are taken; without one, those of the demo
 * provider. The API answers below `/api`.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { withCors } from './http/cors.ts';
import { ipAddressOf, toNodeListener } from './http/listener.ts';
import { createNodeServer } from './node.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'small' },
    issuer: { type: 'string' },
    audience: { type: 'string', default: 'atrium-api' },
    origin: { type: 'string', default: 'http://localhost:3000' },
  },
});

const address = `http://localhost:${values.port}`;
const { issuer, audience } = values;
const server = await createNodeServer({
  address,
  size: values.seed === 'large' ? 'large' : 'small',
  ipAddress: ipAddressOf,
  ...(issuer && { verify: await verifierOf(issuer) }),
});

createServer(toNodeListener(withCors(server.fetch, values.origin))).listen(
  Number(values.port),
  () => console.log(`The reference server answers on ${server.apiAddress}`),
);

/** Checks access tokens against the keys that the issuer publishes. */
async function verifierOf(authority: string) {
  const response = await fetch(`${authority}/.well-known/openid-configuration`);
  const { jwks_uri: jwksUri } = (await response.json()) as { jwks_uri: string };
  const keys = createRemoteJWKSet(new URL(jwksUri));
  return async (token: string) => {
    const { payload } = await jwtVerify(token, keys, { issuer: authority, audience });
    return payload.sub ?? '';
  };
}
