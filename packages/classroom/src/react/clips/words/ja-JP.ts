import type { ClipWords } from './en-US.ts'

export const jaJP: ClipWords = {
  play: '全員で再生',
  pause: '全員で一時停止',
  position: '再生位置',
  speed: '再生速度',
  loopFrom: 'ここから全員で繰り返す',
  loopTo: 'ここまでを繰り返す',
  loopEnd: '繰り返しを止める',
  volume: '自分の音量',
  pressToHear: '押して聞く',
  loading: '読み込んでいます…',
  failed: '読み込めませんでした。',
  noFiles: '音声と動画の再生にはサーバー上のクラスが必要です。',
  retry: '再試行',
  clip: 'メディア：{title}',
}
