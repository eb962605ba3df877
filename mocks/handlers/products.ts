import type { Handlers } from '../core/requests/handler.ts';
import { apps } from './products/apps.ts';
import { list } from './products/list.ts';

export { default as requests } from '@atrium/contract/generated/schemas/products.requests.ts';
export const messages = async () => (await import('./products/messages.ts')).products;

/** The catalogue of products and their apps. Source: PROD-019, PROD-013, PROD-027. */
export const handlers: Handlers<'products'> = { ...list, ...apps };
