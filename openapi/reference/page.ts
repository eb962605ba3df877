import { createHash } from 'node:crypto';

/** The address from which Redoc would load its vendor's logo. */
const logoAddress = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

/** The vendor's name instead of the logo, so that the page sends no request. */
const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14">' +
      '<text y="11" font-family="sans-serif" font-size="11" fill="#1c5fc4">Redocly</text></svg>',
  ).replaceAll("'", '%27');

/** Redoc's colors, where the contrast is too low (WCAG 2.2, 1.4.3). */
const style = `<style>
  html.light {
    --color-blue-6: #1257c0;
    --color-blue-7: #1d4fae;
    --color-green-7: #0d6b38;
    --input-content-placeholder-color: #62636e;
  }
  html.light .tag-default.tag-get { --tag-color: #0d6b38; }
  html.light .tag-default.tag-put { --tag-color: #8a4600; }
  html.light .tag-default.tag-post { --tag-color: #1450c4; }
  html.light .tag-default.tag-delete { --tag-color: #b3141e; }
  html.dark { --input-content-placeholder-color: #a5a7b4; }
  html.dark .schema-name { color: #aeaaff; }
</style>`;

/**
 * Makes the Redoc page self-contained: a policy allows only its own scripts, by hash; images and
 * workers come from the page itself. Throws when the page has no head or script, since it is then
 * not from Redoc.
 */
export function sealed(html: string): string {
  const page = html.replaceAll(logoAddress, logo);
  const hashes = readScripts(page).map((script) => `'sha256-${sha256(script)}'`);
  if (hashes.length === 0 || !page.includes('<head>')) {
    throw new Error('Expected a page of Redoc with a head and a script; check the Redoc version.');
  }
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    // Redoc creates its styles at run time.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return page
    .replace('<head>', () => `<head>\n  <meta charset="utf-8">\n  ${meta}`)
    .replace('</head>', () => `${style}\n</head>`);
}

/** The texts of the scripts inside a page. */
export function readScripts(html: string): string[] {
  // A script's text ends at the first closing tag, whatever it contains.
  return [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
