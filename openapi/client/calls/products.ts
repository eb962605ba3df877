// Generated from the contract by openapi/generate.mjs; do not edit.

import { callOf } from '../call.ts';
import { operations } from '../../generated/operations/products.ts';

export const getProducts = /* @__PURE__ */ callOf('getProducts', operations.getProducts);
export const createProduct = /* @__PURE__ */ callOf('createProduct', operations.createProduct);
export const getProduct = /* @__PURE__ */ callOf('getProduct', operations.getProduct);
export const getProductView = /* @__PURE__ */ callOf('getProductView', operations.getProductView);
export const updateProduct = /* @__PURE__ */ callOf('updateProduct', operations.updateProduct);
export const getApp = /* @__PURE__ */ callOf('getApp', operations.getApp);
export const saveApp = /* @__PURE__ */ callOf('saveApp', operations.saveApp);
