import { appAddress } from '#session/address.ts';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

declare global {
  /** Trusted Types, where the browser has them. */
  var trustedTypes: { createPolicy(name: 'default', rules: Rules): unknown } | undefined;
}

/**
 * What the page may do under Trusted Types: start a service worker of its own origin (the embedded
 * server), and empty an element (the widgets' announcer does so). Nothing else is vouched for.
 */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, appAddress).origin === new URL(appAddress).origin) return url;
      throw new TypeError(`Not a script of this app: ${url}`);
    },
    createHTML: (html) => {
      if (html === '') return html;
      throw new TypeError('HTML is written by React alone.');
    },
  });
}
