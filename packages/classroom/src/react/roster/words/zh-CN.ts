import type { RosterWords } from './en-US.ts'

export const zhCN: RosterWords = {
  notHere: '{count} 位学生未到',
  absent: '还没到',
  onLeave: '请假',
  onLeaveBecause: '请假：{reason}',
  removed: '已移出',
  readmit: '允许回来',
  readmitOf: '允许回来：{name}',
  askUnmute: '请求开麦',
  askAllHint: '所有未开麦的学生都会收到询问，麦克风不会自动打开。',
  cameraOff: '关闭摄像头',
  allowCamera: '允许摄像头',
  cameraBlocked: '摄像头已被老师关闭',
  hands: '举手 {count} 次',
  prizes: '{count} 个奖励',
  'network.fewerVideos': '网络不佳：减少画面',
  'network.teacherOnly': '网络不佳：只看老师',
  'network.voiceAndBoard': '网络不佳：声音和白板',
}
