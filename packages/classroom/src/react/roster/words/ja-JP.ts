import type { RosterWords } from './en-US.ts'

export const jaJP: RosterWords = {
  notHere: '{count} 人がまだ来ていません',
  absent: '未入室',
  onLeave: '欠席連絡あり',
  onLeaveBecause: '欠席連絡あり：{reason}',
  removed: '退室させた人',
  readmit: '再入室を許可',
  readmitOf: '再入室を許可：{name}',
  askUnmute: 'ミュート解除を依頼',
  askAllHint: 'マイクがオフの全員に依頼が届きます。マイクが自動でオンになることはありません。',
  cameraOff: 'カメラをオフ',
  allowCamera: 'カメラを許可',
  cameraBlocked: '先生がカメラをオフにしました',
  hands: '挙手 {count} 回',
  prizes: 'ごほうび {count} 個',
  'network.fewerVideos': '通信が不安定：映像を減らしています',
  'network.teacherOnly': '通信が不安定：先生のみ',
  'network.voiceAndBoard': '通信が不安定：音声とボード',
}
