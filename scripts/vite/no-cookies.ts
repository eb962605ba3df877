/**
 * Stands in for tough-cookie in the embedded server, which keeps no cookies: its calls carry a
 * bearer token.
 */
export class Cookie {
  readonly isKept = false;

  static fromJSON(): null {
    return null;
  }
}

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  async setCookie(): Promise<void> {}

  getCookiesSync(): Cookie[] {
    return [];
  }
}
