import type { DeviceWords } from './en-US.ts'

export const jaJP: DeviceWords = {
  'menu.mic': 'マイクとスピーカーを選ぶ',
  'menu.camera': 'カメラを選ぶ',
  'list.mic': 'マイク',
  'list.speaker': 'スピーカー',
  'list.camera': 'カメラ',
  default: 'システムの既定',
  level: 'マイクの音量',
  test: 'テスト',
  testMic: 'マイクをテスト',
  testSpeaker: 'スピーカーをテスト',
  testing: '少し話してください。バーが動けば正常です。',
  mirror: 'ミラー表示',
  mirrorHint: '反転して見えるのは自分だけです。',
  none: '使用を許可すると、機器の名前が表示されます。',
  shareVolume: '共有音声の音量',
  'event.isBack': 'カメラが再びオンになりました。',
  'event.silent':
    '音声なしで共有しています。ブラウザのタブを選び、「タブの音声も共有する」にチェックを入れてください。',
  'event.replaced': '{device}が外されたため、別の機器に切り替えました。',
  'event.offer': '「{name}」が接続されました。使いますか？',
  'event.use': '使う',
  'event.keep': '今のまま',
  'event.heavy':
    '送信データが多くなっています（2,048 kbit/s 超）。ほかの人に届きにくいときは、カメラをオフにするか共有を止めてください。',
}
