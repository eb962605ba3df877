import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the vendor operations. */
export const vendors = {
  vendorCreated: {
    en: 'Vendor was created successfully.',
    fr: 'Le fournisseur a été créé.',
    es: 'El proveedor se creó correctamente.',
    zh: '供应商创建成功。',
    ar: 'تم إنشاء المورّد بنجاح.',
  },
  vendorUpdated: {
    en: 'Vendor was updated successfully.',
    fr: 'Le fournisseur a été mis à jour.',
    es: 'El proveedor se actualizó correctamente.',
    zh: '供应商更新成功。',
    ar: 'تم تحديث المورّد بنجاح.',
  },
  vendorDeleted: {
    en: 'Vendor was deleted successfully.',
    fr: 'Le fournisseur a été supprimé.',
    es: 'El proveedor se eliminó correctamente.',
    zh: '供应商删除成功。',
    ar: 'تم حذف المورّد بنجاح.',
  },
  vendorUnknown: {
    en: 'This vendor was not found.',
    fr: 'Ce fournisseur est introuvable.',
    es: 'No se encontró este proveedor.',
    zh: '未找到此供应商。',
    ar: 'لم يُعثر على هذا المورّد.',
  },
  vendorNameTaken: {
    en: 'Vendor Name already exists.',
    fr: 'Ce nom de fournisseur existe déjà.',
    es: 'Ese nombre de proveedor ya existe.',
    zh: '供应商名称已存在。',
    ar: 'اسم المورّد موجود بالفعل.',
  },
  vendorInUse: {
    en: 'Can’t delete: {count, plural, one {# asset comes} other {# assets come}} from this vendor. Make the vendor inactive instead.',
    fr: 'Ce fournisseur ne peut pas être supprimé\u00A0: {count, plural, one {# actif en provient} many {# d’actifs en proviennent} other {# actifs en proviennent}}. Désactivez-le plutôt.',
    es: 'Este proveedor no se puede eliminar: {count, plural, one {# activo procede} many {# de activos proceden} other {# activos proceden}} de él. Desactívelo en su lugar.',
    zh: '无法删除此供应商：有 {count, plural, other {# 项资产}}来自该供应商。请改为停用。',
    ar: 'لا يمكن حذف هذا المورّد: لديك منه {count, plural, zero {# أصل} one {أصل واحد} two {أصلان} few {# أصول} many {# أصلًا} other {# أصل}}. يمكنك إلغاء تنشيطه بدلًا من ذلك.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    vendors: typeof vendors;
  }
}
