import type { Words } from '../ui-text/words.ts'

/** Why an upload waits or failed. */
export type UploadStripProblem =
  | 'offline'
  | 'busy'
  | 'quota-exceeded'
  /** Their storage is full, and these people cannot delete files. */
  | 'ask-for-space'
  | 'storage-full'
  | 'too-large'
  | 'wrong-content'
  | 'signed-out'
  | 'file-changed'
  | 'refused'

interface UploadStripWords {
  title: string
  underWay: (count: number) => string
  allDone: (count: number) => string
  failed: (count: number) => string
  ofBytes: (loaded: string, size: string) => string
  speed: (bytes: string) => string
  seconds: string
  minutes: (count: number) => string
  hours: (count: number) => string
  show: string
  hide: string
  clear: string
  pause: (name: string) => string
  resume: (name: string) => string
  tryAgain: (name: string) => string
  remove: (name: string) => string
  chooseFile: (name: string) => string
  otherFile: (name: string) => string
  progress: (name: string) => string
  queued: string
  preparing: string
  paused: string
  joining: string
  done: string
  needsFile: string
  problems: Readonly<Record<UploadStripProblem, string>>
}

export const uploadStripWords: Words<UploadStripWords> = {
  'en-US': {
    title: 'Uploads',
    underWay: (count) => (count === 1 ? 'Uploading 1 file' : `Uploading ${count} files`),
    allDone: (count) => (count === 1 ? '1 file uploaded' : `${count} files uploaded`),
    failed: (count) => (count === 1 ? '1 file needs you' : `${count} files need you`),
    ofBytes: (loaded, size) => `${loaded} of ${size}`,
    speed: (bytes) => `${bytes}/s`,
    seconds: 'less than a minute left',
    minutes: (count) => `${count} min left`,
    hours: (count) => `${count} h left`,
    show: 'Show uploads',
    hide: 'Hide uploads',
    clear: 'Clear finished',
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Resume ${name}`,
    tryAgain: (name) => `Try ${name} again`,
    remove: (name) => `Remove ${name}`,
    chooseFile: (name) => `Choose ${name}`,
    otherFile: (name) => `That’s a different file. Choose ${name} as it was.`,
    progress: (name) => `Uploading ${name}`,
    queued: 'Waiting for its turn',
    preparing: 'Preparing',
    paused: 'Paused',
    joining: 'Finishing',
    done: 'Uploaded',
    needsFile: 'Choose the file again to go on. What was uploaded is kept.',
    problems: {
      offline: 'No connection. It goes on by itself.',
      busy: 'The server is busy. It goes on by itself.',
      'quota-exceeded': 'Your storage is full. Delete files, then try again.',
      'ask-for-space': 'Your storage is full. Ask your school for more space.',
      'storage-full': 'The school’s storage is full. Tell your school, and try again later.',
      'too-large': 'This file is too large. Choose a smaller one.',
      'wrong-content': 'The content isn’t what the file name says. Check the file.',
      'signed-out': 'You’re signed out. Sign in, then try again.',
      'file-changed': 'The file on this device was moved or changed. Choose it again.',
      refused: 'The upload failed. Try again.',
    },
  },
  'zh-CN': {
    title: '上传列表',
    underWay: (count) => `正在上传 ${count} 个文件`,
    allDone: (count) => `${count} 个文件已上传`,
    failed: (count) => `${count} 个文件需要处理`,
    ofBytes: (loaded, size) => `${loaded} / ${size}`,
    speed: (bytes) => `${bytes}/秒`,
    seconds: '剩余不到 1 分钟',
    minutes: (count) => `剩余约 ${count} 分钟`,
    hours: (count) => `剩余约 ${count} 小时`,
    show: '展开上传列表',
    hide: '收起上传列表',
    clear: '清除已完成',
    pause: (name) => `暂停上传“${name}”`,
    resume: (name) => `继续上传“${name}”`,
    tryAgain: (name) => `重试上传“${name}”`,
    remove: (name) => `移除“${name}”`,
    chooseFile: (name) => `选择“${name}”`,
    otherFile: (name) => `这不是同一个文件，请选择原来的“${name}”。`,
    progress: (name) => `正在上传“${name}”`,
    queued: '排队中',
    preparing: '准备中',
    paused: '已暂停',
    joining: '即将完成',
    done: '已上传',
    needsFile: '请重新选择该文件以继续上传，已上传的部分会保留。',
    problems: {
      offline: '网络已断开，恢复后会自动继续。',
      busy: '服务器繁忙，稍后会自动继续。',
      'quota-exceeded': '你的存储空间已满，请删除一些文件后重试。',
      'ask-for-space': '你的存储空间已满，请联系学校增加空间。',
      'storage-full': '学校的存储空间已满，请告知学校并稍后重试。',
      'too-large': '文件过大，请选择小一些的文件。',
      'wrong-content': '文件内容与文件名不符，请检查文件。',
      'signed-out': '你已退出登录，请登录后重试。',
      'file-changed': '设备上的文件已移动或更改，请重新选择。',
      refused: '文件上传失败，请重新上传。',
    },
  },
  'ja-JP': {
    title: 'アップロード',
    underWay: (count) => `${count} 件のファイルをアップロード中`,
    allDone: (count) => `${count} 件のファイルをアップロードしました`,
    failed: (count) => `${count} 件のファイルに確認が必要です`,
    ofBytes: (loaded, size) => `${loaded} / ${size}`,
    speed: (bytes) => `${bytes}/秒`,
    seconds: '残り 1 分未満',
    minutes: (count) => `残り約 ${count} 分`,
    hours: (count) => `残り約 ${count} 時間`,
    show: 'アップロードの一覧を表示',
    hide: 'アップロードの一覧を隠す',
    clear: '完了したものを消去',
    pause: (name) => `「${name}」を一時停止`,
    resume: (name) => `「${name}」を再開`,
    tryAgain: (name) => `「${name}」をもう一度アップロード`,
    remove: (name) => `「${name}」を一覧から削除`,
    chooseFile: (name) => `「${name}」を選ぶ`,
    otherFile: (name) => `別のファイルです。元の「${name}」を選んでください。`,
    progress: (name) => `「${name}」をアップロード中`,
    queued: '順番待ち',
    preparing: '準備中',
    paused: '一時停止中',
    joining: 'まもなく完了',
    done: 'アップロード済み',
    needsFile: '続けるには、ファイルをもう一度選んでください。アップロード済みの部分は残っています。',
    problems: {
      offline: '接続が切れました。つながると自動で再開します。',
      busy: 'サーバーが混み合っています。自動で再開します。',
      'quota-exceeded': '保存容量がいっぱいです。ファイルを削除してから、もう一度お試しください。',
      'ask-for-space': '保存容量がいっぱいです。容量を増やせるか、学校にご相談ください。',
      'storage-full': '学校の保存容量がいっぱいです。学校に連絡し、後でもう一度お試しください。',
      'too-large': 'ファイルが大きすぎます。小さいファイルを選んでください。',
      'wrong-content': 'ファイルの内容が名前と合っていません。ファイルを確認してください。',
      'signed-out': 'ログアウトしています。ログインしてから、もう一度お試しください。',
      'file-changed': '端末のファイルが移動または変更されました。もう一度選択してください。',
      refused: 'アップロードできませんでした。もう一度お試しください。',
    },
  },
}
