// Generated from the contract by openapi/generate.mjs; do not edit.

import { createCall } from '../call.ts';
import { operations } from '../../generated/operations/products.ts';

export const getProducts = /* @__PURE__ */ createCall('getProducts', operations.getProducts);
export const createProduct = /* @__PURE__ */ createCall('createProduct', operations.createProduct);
export const getProduct = /* @__PURE__ */ createCall('getProduct', operations.getProduct);
export const getProductView = /* @__PURE__ */ createCall('getProductView', operations.getProductView);
export const updateProduct = /* @__PURE__ */ createCall('updateProduct', operations.updateProduct);
export const getApp = /* @__PURE__ */ createCall('getApp', operations.getApp);
export const saveApp = /* @__PURE__ */ createCall('saveApp', operations.saveApp);
