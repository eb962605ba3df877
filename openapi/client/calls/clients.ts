// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/clients.ts';

export const getClients = /* @__PURE__ */ callOf('getClients', operations.getClients);
export const updateClient = /* @__PURE__ */ callOf('updateClient', operations.updateClient);
export const createClient = /* @__PURE__ */ callOf('createClient', operations.createClient);
export const getClient = /* @__PURE__ */ callOf('getClient', operations.getClient);
export const deleteClient = /* @__PURE__ */ callOf('deleteClient', operations.deleteClient);
