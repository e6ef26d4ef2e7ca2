import type { ClipWords } from './en-US.ts'

export const zhCN: ClipWords = {
  play: '全班播放',
  pause: '全班暂停',
  position: '播放位置',
  speed: '播放速度',
  loopFrom: '从这里开始为全班循环播放',
  loopTo: '循环到这里',
  loopEnd: '停止循环',
  volume: '我的音量',
  pressToHear: '点击收听',
  loading: '加载中…',
  failed: '加载失败。',
  noFiles: '播放音频和视频需要连接服务器的课堂。',
  retry: '重试',
  clip: '音视频：{title}',
}
