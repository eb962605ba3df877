export interface RunningProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** Resolves when it listens on 127.0.0.1. `app` is the client's origin. */
export declare function startProvider(options: {
  port: number;
  app: string;
  audience: string;
}): Promise<RunningProvider>;
