import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Messages for records that are not found. */
export const unknown = {
  assetUnknown: {
    en: 'This asset was not found.',
    fr: 'Cet actif est introuvable.',
    es: 'No se encontró este activo.',
    zh: '未找到此资产。',
    ar: 'لم يُعثر على هذا الأصل.',
  },
  assetTypeUnknown: {
    en: 'This asset type was not found.',
    fr: 'Ce type d’actif est introuvable.',
    es: 'No se encontró este tipo de activo.',
    zh: '未找到此资产类型。',
    ar: 'لم يُعثر على نوع الأصل هذا.',
  },
  assetPropertyUnknown: {
    en: 'This property was not found in the asset type.',
    fr: 'Cette propriété est introuvable dans le type d’actif.',
    es: 'No se encontró esta propiedad en el tipo de activo.',
    zh: '在资产类型中未找到此属性。',
    ar: 'لم يُعثر على هذه الخاصية في نوع الأصل.',
  },
  assetCategoryUnknown: {
    en: 'This asset category was not found.',
    fr: 'Cette catégorie d’actifs est introuvable.',
    es: 'No se encontró esta categoría de activos.',
    zh: '未找到此资产类别。',
    ar: 'لم يُعثر على فئة الأصول هذه.',
  },
  assetLocationUnknown: {
    en: 'This asset location was not found.',
    fr: 'Cet emplacement est introuvable.',
    es: 'No se encontró esta ubicación.',
    zh: '未找到此资产位置。',
    ar: 'لم يُعثر على موقع الأصول هذا.',
  },
  assetStatusUnknown: {
    en: 'This status was not found.',
    fr: 'Ce statut est introuvable.',
    es: 'No se encontró este estado.',
    zh: '未找到此状态。',
    ar: 'لم يُعثر على هذه الحالة.',
  },
  assetVendorUnknown: {
    en: 'This vendor was not found.',
    fr: 'Ce fournisseur est introuvable.',
    es: 'No se encontró este proveedor.',
    zh: '未找到此供应商。',
    ar: 'لم يُعثر على هذا المورّد.',
  },
  assetEmployeeUnknown: {
    en: 'This employee was not found.',
    fr: 'Cet employé est introuvable.',
    es: 'No se encontró este empleado.',
    zh: '未找到此员工。',
    ar: 'لم يُعثر على هذا الموظف.',
  },
  assigneeUnknown: {
    en: 'This employee or team was not found.',
    fr: 'Cet employé ou cette équipe est introuvable.',
    es: 'No se encontró este empleado o equipo.',
    zh: '未找到此员工或团队。',
    ar: 'لم يُعثر على هذا الموظف أو الفريق.',
  },
  assetTeamUnknown: {
    en: 'This team was not found.',
    fr: 'Cette équipe est introuvable.',
    es: 'No se encontró este equipo.',
    zh: '未找到此团队。',
    ar: 'لم يُعثر على هذا الفريق.',
  },
  assignmentUnknown: {
    en: 'This assignment was not found.',
    fr: 'Cette attribution est introuvable.',
    es: 'No se encontró esta asignación.',
    zh: '未找到此分配。',
    ar: 'لم يُعثر على هذا الإسناد.',
  },
  assessmentYearUnknown: {
    en: 'The assessment year {year} was not found.',
    fr: 'L’exercice {year} n’existe pas.',
    es: 'No existe el ejercicio {year}.',
    zh: '没有 {year} 评估年度。',
    ar: 'لا توجد سنة تقييم {year}.',
  },
} as const satisfies AreaMessages;
