import { appAddress } from '#session/address.ts';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

declare global {
  /** Trusted Types, in browsers that support them. */
  var trustedTypes: { createPolicy(name: 'default', rules: Rules): unknown } | undefined;
}

/**
 * Defines what the page may do under Trusted Types: start a service worker from its own origin (the
 * embedded server), and empty an element (as the widgets' announcer does). Everything else is
 * rejected.
 */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, appAddress).origin === new URL(appAddress).origin) return url;
      throw new TypeError(
        `${url} is not a script of this app; load scripts from its own origin only`,
      );
    },
    createHTML: (html) => {
      if (html === '') return html;
      throw new TypeError('Only React may write HTML; render an element instead');
    },
  });
}
