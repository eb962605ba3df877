import type { AreaMessages } from '../../../core/messages/said.ts';

/** What is said of records that others need, or that somebody else has taken. */
export const inUse = {
  assetCodeTaken: {
    en: 'The code {code} is taken already.',
    fr: 'Le code {code} est déjà pris.',
    es: 'El código {code} ya está en uso.',
    zh: '代码 {code} 已被使用。',
    ar: 'الرمز {code} مستخدم بالفعل.',
  },
  assetNameTaken: {
    en: 'The name {name} is taken already.',
    fr: 'Le nom {name} est déjà pris.',
    es: 'El nombre {name} ya está en uso.',
    zh: '名称 {name} 已被使用。',
    ar: 'الاسم {name} مستخدم بالفعل.',
  },
  assetTypeInUse: {
    en: 'The asset type has {count, plural, one {# asset} other {# assets}} and cannot be deleted.',
    fr: 'Le type d’actif compte {count, plural, one {# actif} many {# d’actifs} other {# actifs}} et ne peut pas être supprimé.',
    es: 'El tipo de activo tiene {count, plural, one {# activo} many {# de activos} other {# activos}} y no se puede eliminar.',
    zh: '该资产类型下有 {count, plural, other {# 项资产}}，无法删除。',
    ar: 'يضم نوع الأصل {count, plural, zero {# أصل} one {أصلًا واحدًا} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}} ولا يمكن حذفه.',
  },
  assetCategoryInUse: {
    en: 'The category has {count, plural, one {# asset type} other {# asset types}} and cannot be deleted.',
    fr: 'La catégorie compte {count, plural, one {# type d’actif} many {# de types d’actif} other {# types d’actif}} et ne peut pas être supprimée.',
    es: 'La categoría tiene {count, plural, one {# tipo de activo} many {# de tipos de activo} other {# tipos de activo}} y no se puede eliminar.',
    zh: '该类别下有 {count, plural, other {# 种资产类型}}，无法删除。',
    ar: 'تضم الفئة {count, plural, zero {# نوع} one {نوع أصل واحدًا} two {نوعي أصول} few {# أنواع أصول} many {# نوع أصل} other {# نوع أصل}} ولا يمكن حذفها.',
  },
  assetLocationInUse: {
    en: 'The location has {count, plural, one {# asset} other {# assets}} and cannot be deleted.',
    fr: 'L’emplacement compte {count, plural, one {# actif} many {# d’actifs} other {# actifs}} et ne peut pas être supprimé.',
    es: 'La ubicación tiene {count, plural, one {# activo} many {# de activos} other {# activos}} y no se puede eliminar.',
    zh: '该位置有 {count, plural, other {# 项资产}}，无法删除。',
    ar: 'يضم الموقع {count, plural, zero {# أصل} one {أصلًا واحدًا} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}} ولا يمكن حذفه.',
  },
  assetTypeAssigned: {
    en: 'Assets of this type are assigned. Take them back before you change who takes them.',
    fr: 'Des actifs de ce type sont attribués. Reprenez-les avant de changer qui les reçoit.',
    es: 'Hay activos de este tipo asignados. Recupérelos antes de cambiar quién los recibe.',
    zh: '此类型的资产已被分配。请先收回，再更改分配对象。',
    ar: 'بعض الأصول من هذا النوع معيّنة. استرجعها قبل تغيير من يستلمها.',
  },
  assetPropertyInUse: {
    en: 'Assets have values for this property: its data type and its control type cannot change.',
    fr: 'Des actifs ont des valeurs pour cette propriété : ses types de donnée et de contrôle ne peuvent pas changer.',
    es: 'Hay activos con valores para esta propiedad: su tipo de dato y su tipo de control no pueden cambiar.',
    zh: '已有资产填写了此属性：其数据类型和控件类型不能更改。',
    ar: 'توجد أصول لها قيم لهذه الخاصية: لا يمكن تغيير نوع بياناتها ولا نوع عنصر التحكم.',
  },
  assetPropertyHasValues: {
    en: '{count, plural, one {# asset has} other {# assets have}} a value for this property, which cannot be deleted.',
    fr: '{count, plural, one {# actif a} many {# d’actifs ont} other {# actifs ont}} une valeur pour cette propriété, qui ne peut pas être supprimée.',
    es: '{count, plural, one {# activo tiene} many {# de activos tienen} other {# activos tienen}} un valor para esta propiedad, que no se puede eliminar.',
    zh: '{count, plural, other {# 项资产}}已填写此属性，无法删除。',
    ar: 'توجد قيمة لهذه الخاصية في {count, plural, zero {# أصل} one {أصل واحد} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}} ولا يمكن حذفها.',
  },
  assetOptionInUse: {
    en: 'The option {option} is the value of {count, plural, one {# asset} other {# assets}} and cannot be removed.',
    fr: 'L’option {option} est la valeur de {count, plural, one {# actif} many {# d’actifs} other {# actifs}} et ne peut pas être retirée.',
    es: 'La opción {option} es el valor de {count, plural, one {# activo} many {# de activos} other {# activos}} y no se puede quitar.',
    zh: '选项 {option} 是 {count, plural, other {# 项资产}}的值，无法移除。',
    ar: 'الخيار {option} هو قيمة {count, plural, zero {# أصل} one {أصل واحد} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}} ولا يمكن إزالته.',
  },
  assetHeld: {
    en: '{asset} is assigned to {who}. Take it back before you delete it.',
    fr: '{asset} est attribué à {who}. Reprenez-le avant de le supprimer.',
    es: '{asset} está asignado a {who}. Recupérelo antes de eliminarlo.',
    zh: '{asset} 已分配给 {who}。请先收回再删除。',
    ar: 'الأصل {asset} معيّن إلى {who}. استرجعه قبل حذفه.',
  },
  assetTaken: {
    en: '{asset} is assigned to {who} already.',
    fr: '{asset} est déjà attribué à {who}.',
    es: '{asset} ya está asignado a {who}.',
    zh: '{asset} 已分配给 {who}。',
    ar: 'الأصل {asset} معيّن بالفعل إلى {who}.',
  },
  assignmentEnded: {
    en: 'This assignment has ended already.',
    fr: 'Cette attribution est déjà terminée.',
    es: 'Esta asignación ya ha terminado.',
    zh: '此分配已经结束。',
    ar: 'انتهى هذا التعيين بالفعل.',
  },
} as const satisfies AreaMessages;
