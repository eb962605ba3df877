// Generated from the contract by openapi/generate.mjs; do not edit.

import type { components } from './types.ts';

interface Schema {
  type?: unknown;
  properties: Record<string, Omit<Schema, 'properties'>>;
  minLength?: number;
  maxLength?: number;
}

declare const contract: {
  openapi: string;
  components: { schemas: Record<keyof components['schemas'], Schema> };
  paths: Record<string, object>;
};
export default contract;
