// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/clients.ts';

export const getClients = /* @__PURE__ */ createCall('getClients', operations.getClients);
export const updateClient = /* @__PURE__ */ createCall('updateClient', operations.updateClient);
export const createClient = /* @__PURE__ */ createCall('createClient', operations.createClient);
export const searchClients = /* @__PURE__ */ createCall('searchClients', operations.searchClients);
export const getClient = /* @__PURE__ */ createCall('getClient', operations.getClient);
export const deleteClient = /* @__PURE__ */ createCall('deleteClient', operations.deleteClient);
export const getClientDetails = /* @__PURE__ */ createCall('getClientDetails', operations.getClientDetails);
