export interface RunningProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** Resolves once it listens on 127.0.0.1. `app` is the origin of the client. */
export declare function startProvider(options: {
  port: number;
  app: string;
  audience: string;
}): Promise<RunningProvider>;
