import type { PageTexts } from './page-texts.ts';

export const zh: PageTexts = {
  title: '演示登录',
  intro: '请选择一位演示人员，或输入电子邮箱和密码“demo”。',
  email: '电子邮箱',
  password: '密码',
  signIn: '登录',
  wrong: '电子邮箱或密码错误。',
  rejected: '此登录已被拒绝',
  unknownClient: '发起请求的应用在此未知。',
  foreignAddress: '返回地址不属于该应用。',
  noPkce: '该应用未使用 PKCE 请求授权码。',
  hints: {
    ava: '两个组织的管理员',
    ben: '员工，直接进入唯一的组织',
    chloe: '负责客户工作，不使用 ClockWork',
    dan: '在门户中没有角色',
    eve: '没有组织的管理员',
    farid: '尚未设置的组织的管理员',
    grace: '团队主管，有一条从昨天开始一直在计时的记录',
    hugo: '绩效考核管理员',
    ines: '资产管理员',
    jon: '只能查看资产',
    kira: '平台管理员，在 birch works 有一条已连续计时三天的记录',
    leo: '启用了双重身份验证的员工',
  },
};
