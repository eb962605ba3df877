import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the product and app operations. */
export const products = {
  productCreated: {
    en: 'Product was created successfully.',
    fr: 'Le produit a été créé.',
    es: 'El producto se creó correctamente.',
    zh: '产品创建成功。',
    ar: 'تم إنشاء المنتج بنجاح.',
  },
  productUpdated: {
    en: 'Product was updated successfully.',
    fr: 'Le produit a été mis à jour.',
    es: 'El producto se actualizó correctamente.',
    zh: '产品更新成功。',
    ar: 'تم تحديث المنتج بنجاح.',
  },
  productUnknown: {
    en: 'This product was not found.',
    fr: 'Ce produit est introuvable.',
    es: 'No se encontró este producto.',
    zh: '未找到此产品。',
    ar: 'لم يُعثر على هذا المنتج.',
  },
  productNameTaken: {
    en: 'Product Name already exists.',
    fr: 'Ce nom de produit existe déjà.',
    es: 'Ese nombre de producto ya existe.',
    zh: '产品名称已存在。',
    ar: 'اسم المنتج موجود بالفعل.',
  },
  appCreated: {
    en: 'App was created successfully.',
    fr: 'L’application a été créée.',
    es: 'La aplicación se creó correctamente.',
    zh: '应用创建成功。',
    ar: 'تم إنشاء التطبيق بنجاح.',
  },
  appUpdated: {
    en: 'App was updated successfully.',
    fr: 'L’application a été mise à jour.',
    es: 'La aplicación se actualizó correctamente.',
    zh: '应用更新成功。',
    ar: 'تم تحديث التطبيق بنجاح.',
  },
  appUnknown: {
    en: 'This app was not found in the product.',
    fr: 'Cette application est introuvable dans le produit.',
    es: 'No se encontró esta aplicación en el producto.',
    zh: '未在产品中找到此应用。',
    ar: 'لم يُعثر على هذا التطبيق في المنتج.',
  },
  appNameTaken: {
    en: 'App Name already exists.',
    fr: 'Ce nom d’application existe déjà.',
    es: 'Ese nombre de aplicación ya existe.',
    zh: '应用名称已存在。',
    ar: 'اسم التطبيق موجود بالفعل.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    products: typeof products;
  }
}
