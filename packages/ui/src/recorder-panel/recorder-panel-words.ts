import type { Words } from '../ui-text/words.ts'

/** Why no recording began, or why it ended early. */
export type RecorderProblem =
  | 'permission-denied'
  | 'no-device'
  | 'no-microphone'
  | 'device-busy'
  | 'device-failed'
  | 'not-loaded'

interface RecorderWords {
  record: string
  stop: string
  cancel: string
  /** Asked before a running take is lost. */
  ask: { title: string; text: string; confirm: string; goOn: string }
  opening: string
  finishing: string
  timeOf: (time: string, longest: string) => string
  level: string
  microphone: string
  anyMicrophone: string
  tryAgain: string
  takes: string
  take: (no: number) => string
  remove: (no: number) => string
  unsaved: string
  /** Names what is left of a recording. */
  unfinished: (time: string, length: string) => string
  whyUnfinished: string
  use: string
  discard: string
  empty: string
  silent: string
  kept: (time: string) => string
  problems: Readonly<Record<RecorderProblem, string>>
}

export const recorderWords: Words<RecorderWords> = {
  'en-US': {
    record: 'Record',
    stop: 'Stop',
    cancel: 'Cancel',
    ask: {
      title: 'Discard this recording?',
      text: 'It’s still running. What you’ve recorded so far will be lost.',
      confirm: 'Discard',
      goOn: 'Keep recording',
    },
    opening: 'Allow the microphone if your browser asks.',
    finishing: 'Saving the recording…',
    timeOf: (time, longest) => `${time} of ${longest}`,
    level: 'Microphone level',
    microphone: 'Microphone',
    anyMicrophone: 'Default microphone',
    tryAgain: 'Try again',
    takes: 'Recordings',
    take: (no) => `Recording ${no}`,
    remove: (no) => `Delete recording ${no}`,
    unsaved: 'This device is full. The recording is lost when you leave this page.',
    unfinished: (time, length) => `Recording from ${time}, ${length}`,
    whyUnfinished: 'The page closed while you were recording. This much was kept.',
    use: 'Use',
    discard: 'Discard',
    empty: 'That was too short to record. Press Record, speak, then press Stop.',
    silent: 'Nothing was heard. Check that the microphone is on and not muted, then record again.',
    kept: (time) => `Recorded ${time}.`,
    problems: {
      'permission-denied': 'Microphone access is blocked. Allow it in the address bar, then try again.',
      'no-device': 'No recording device found. Connect a microphone, then try again.',
      'no-microphone':
        'No microphone is available here. Open this page over HTTPS in a current browser, then try again.',
      'device-busy': 'The microphone is in use. Close other programs that use it, then try again.',
      'device-failed': 'The microphone stopped working. Reconnect it, then try again.',
      'not-loaded': 'The recorder couldn’t be loaded. Check your network, then try again.',
    },
  },
  'zh-CN': {
    record: '开始录音',
    stop: '停止',
    cancel: '取消',
    ask: {
      title: '放弃这段录音？',
      text: '录音还在进行，已经录下的内容不会保留。',
      confirm: '放弃',
      goOn: '继续录音',
    },
    opening: '如果浏览器询问，请允许使用麦克风。',
    finishing: '正在保存录音…',
    timeOf: (time, longest) => `${time}，最长 ${longest}`,
    level: '麦克风音量',
    microphone: '麦克风',
    anyMicrophone: '默认麦克风',
    tryAgain: '重试',
    takes: '录音',
    take: (no) => `录音 ${no}`,
    remove: (no) => `删除录音 ${no}`,
    unsaved: '设备存储空间不足，离开此页后录音会丢失。',
    unfinished: (time, length) => `${time} 的录音，${length}`,
    whyUnfinished: '录音时页面被关闭了，这是保留下来的部分。',
    use: '使用',
    discard: '放弃',
    empty: '录音太短。请按“开始录音”，说完后再按“停止”。',
    silent: '没有录到声音。请检查麦克风是否打开、是否静音，然后重新录音。',
    kept: (time) => `已录音 ${time}。`,
    problems: {
      'permission-denied': '麦克风权限被拒绝。请在地址栏中允许使用麦克风，然后重试。',
      'no-device': '未找到录音设备。请连接麦克风后重试。',
      'no-microphone': '没有可用的麦克风。请用新版浏览器通过 HTTPS 打开此页，然后重试。',
      'device-busy': '麦克风正被占用。请关闭其他使用麦克风的程序，然后重试。',
      'device-failed': '录音设备异常。请重新连接麦克风后重试。',
      'not-loaded': '录音功能加载失败，请检查网络后重试。',
    },
  },
  'ja-JP': {
    record: '録音する',
    stop: '停止',
    cancel: 'キャンセル',
    ask: {
      title: 'この録音を破棄しますか？',
      text: 'まだ録音中です。ここまでの録音は失われます。',
      confirm: '破棄する',
      goOn: '録音を続ける',
    },
    opening: 'ブラウザに確認されたら、マイクの使用を許可してください。',
    finishing: '録音を保存しています…',
    timeOf: (time, longest) => `${time}／最長 ${longest}`,
    level: 'マイクの音量',
    microphone: 'マイク',
    anyMicrophone: '既定のマイク',
    tryAgain: 'もう一度試す',
    takes: '録音',
    take: (no) => `録音 ${no}`,
    remove: (no) => `録音 ${no} を削除`,
    unsaved: '端末の空き容量が足りません。このページを離れると録音は失われます。',
    unfinished: (time, length) => `${time} の録音（${length}）`,
    whyUnfinished: '録音中にページが閉じられました。ここまでが残っています。',
    use: '使う',
    discard: '破棄する',
    empty: '録音が短すぎます。「録音する」を押して話し、終わったら「停止」を押してください。',
    silent: '音が入っていません。マイクがオンで、ミュートになっていないことを確認して、録音し直してください。',
    kept: (time) => `${time} 録音しました。`,
    problems: {
      'permission-denied': 'マイクの使用が許可されていません。アドレスバーで許可してから、もう一度お試しください。',
      'no-device': '録音機器が見つかりません。マイクを接続してから、もう一度お試しください。',
      'no-microphone': '使えるマイクがありません。新しいブラウザでこのページを HTTPS で開き、もう一度お試しください。',
      'device-busy': 'マイクは使用中です。マイクを使うほかのアプリを終了してから、もう一度お試しください。',
      'device-failed': 'マイクが動作しなくなりました。接続し直してから、もう一度お試しください。',
      'not-loaded': '録音機能を読み込めませんでした。ネットワークを確認して、もう一度お試しください。',
    },
  },
}
