import type { Messages } from './en.ts';

/** The server's messages in simplified Chinese. */
export const zh: Messages = {
  // Generic rules.
  required: '{field} 为必填项',
  invalid: '{field} 无效',
  emailInvalid: '电子邮箱地址无效',
  tooShort: '字段内容过短',
  tooLong: '字段内容过长',
  tooLarge: '数字过大：最多为 {limit}。',
  tooFine: '小数位数过多：最多 {limit} 位。',
  unknownField: '此处不支持字段 {field}',
  bodyMalformed: '无法读取请求。',
  bodyTooDeep: '请求嵌套过深：最多 {limit} 层。',
  bodyTooLarge: '请求过大：最多 {size} KB。',
  changedByOther: '{who} 在此期间已更改了此内容。',
  fileTooLarge: '文件不得超过 {size} KB。',
  jsonExpected: '此调用需要 application/json。',
  fileTypeRefused: '此处不接受这种类型的文件。',
  columnUnknown: '此列表没有 {column} 列。',
  idTaken: '此标识已用于其他内容。请与已保存的内容进行比较。',
  savedAlready: '已保存过。',
  sheetTotalOnce: '合计（每小时计一次）',
  sheetTotal: '合计',

  // Access.
  tokenMissing: '请先登录。',
  tokenInvalid: '您的登录已失效，请重新登录。',
  privilegeMissing: '此操作需要“{privilege}”权限。',
  tenantUnknown: '找不到此组织。',
  personUnknown: '您在此门户中没有帐户。',
  operationUnknown: '此地址没有任何内容。',
  methodNotAllowed: '此地址不支持 {method}。',
  notPrefetched: '此调用会更改数据，不能预先执行。',
  viewReadOnly: '您正在以 {name} 的身份查看 Atrium，不会保存任何内容。',
  viewChanged: '此页面显示的是其他人的视图，请重新加载。',
  fault: '服务器出错了。',
  down: '服务暂不可用，请几分钟后重试。',
  storageFull: '目前无法保存：存储空间已满，请稍后重试。',
  rejectedByScenario: '场景“{scenario}”拒绝了此调用。',

  // Session.
  tenantNotAssigned: '您未被分配到此组织。',
  loginTenantMismatch: '此登录不属于此组织。',
  employeeMissing: '使用 ClockWork 需要员工档案，而您还没有。',

  // Projects and times.
  endNotAfterStart: '结束时间必须晚于开始时间',
  projectUnknown: '找不到此项目。',
  taskUnknown: '在项目中找不到此任务。',
};
