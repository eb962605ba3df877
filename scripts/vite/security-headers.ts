/** The players of videos at other providers; none loads before the person allows it. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Headers that a web server sends with every page of the app (docs/deployment.md has the same for
 * nginx). `connect-src` and `frame-src` name the API and the identity provider if they have other
 * origins.
 */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", process.env['CSP_CONNECT']].filter(Boolean).join(' ')}`,
    `frame-src ${["'self'", ...players, process.env['CSP_CONNECT']].filter(Boolean).join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
