import { readFile } from 'node:fs/promises';
import { html } from './html.ts';
import type { Answering } from './listener.ts';

const contractFile = new URL('../../openapi/generated/openapi.json', import.meta.url);

/**
 * Responds to `GET /` with a description of this server and links to its parts, as a page or as
 * JSON, and to `GET /openapi.json` with the contract. All links start with the server's public
 * address. All other requests are passed on.
 */
export function withRootPage(respond: Answering, address: string): Answering {
  // Cached, because it takes megabytes and is the same for every call.
  let contract: Promise<string> | undefined;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname === '/') return rootResponse(request, address);
    if (isRead && pathname === '/openapi.json') {
      return contractResponse(await (contract ??= readContract(address)));
    }
    return respond(request);
  };
}

const buildLinks = (address: string) => ({
  api: `${address}/api`,
  contract: `${address}/openapi.json`,
  provider: `${address}/identity/.well-known/openid-configuration`,
  health: `${address}/health`,
  ready: `${address}/ready`,
});

const name = 'Atrium reference server';

function rootResponse(request: Request, address: string): Response {
  const links = buildLinks(address);
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept',
  };
  const accept = request.headers.get('Accept') ?? '';
  if (/\bapplication\/json\b/.test(accept) && !/\btext\/html\b/.test(accept)) {
    return Response.json({ name, links }, { headers });
  }
  return new Response(renderPage(links), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
    },
  });
}

const renderPage = ({
  api,
  contract,
  provider,
  health,
  ready,
}: ReturnType<typeof buildLinks>): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${name}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          <p>The API of the contract is at <code>${api}</code>.</p>
          <ul>
            <li><a href="${contract}">Contract</a> (OpenAPI)</li>
            <li><a href="${provider}">Demo identity provider</a> (OpenID Connect)</li>
            <li><a href="${health}">Health</a>: whether the process is running</li>
            <li><a href="${ready}">Ready</a>: whether it accepts requests</li>
          </ul>
          <p>
            To send a request manually,
            <code>npm run -s token -- ben --base-url ${new URL(api).origin}</code> prints an access
            token of a demo user.
          </p>
        </main>
      </body>
    </html>`.text;

/** The generated contract, with this server's own address. */
async function readContract(address: string): Promise<string> {
  const contract = JSON.parse(await readFile(contractFile, 'utf8')) as object;
  const servers = [{ url: `${address}/api`, description: `${name}.` }];
  return JSON.stringify({ ...contract, servers });
}

const contractResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
