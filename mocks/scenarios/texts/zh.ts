import type { PanelTexts } from './panel-texts.ts';

export const zh: PanelTexts = {
  server: '演示服务器',
  demo: (title) => `演示：${title}`,
  network: '网络和服务器',
  data: '演示数据',
  sizes: {
    small: ['小型数据', '十二个人，30 天的记录。'],
    large: ['大型数据', '2,000 人，100,000 条记录。'],
  },
  rebuild: '重建演示数据并重新加载',
  scenarios: {
    'healthy-network': ['一切正常', '所有请求立即响应。'],
    'slow-network': ['网络缓慢', '每个响应等待两秒。'],
    'server-down': ['服务器停机', '每次调用返回 503。'],
    'server-error': ['服务器故障', '每次调用返回 500。'],
    offline: ['离线', '没有调用能到达服务器。'],
    'malformed-responses': ['响应损坏', '每个响应都不完整。'],
    'stop-rejected': ['停止被拒', '停止计时器返回 500。'],
    'start-rejected': ['开始被拒', '启动计时器返回 500。'],
    'profile-rejected': ['个人资料被拒', '个人资料返回 500，因此无法进入。'],
    'day-rejected': ['当日记录被拒', '某日的记录返回 500。'],
    'hrms-incomplete': [
      'HRMS 只发送一半',
      '演示 HRMS 只发送一半记录：比较会说明这一点，且无法应用任何内容。',
    ],
    'hrms-down': ['HRMS 停机', '演示 HRMS 没有响应；其他一切正常。'],
    'token-about-to-expire': ['令牌即将过期', '访问令牌有效期为十分十秒：会提前续期。'],
    'token-expired': ['令牌已过期', '访问令牌有效期为三秒且不续期：会话因超时结束。'],
  },
};
