import type { Words } from '../ui-text/words.ts'
import type { MediaProblem } from './media-state.ts'

interface MediaText {
  play: string
  pause: string
  seek: string
  timeOf: (time: string, duration: string) => string
  speed: string
  volume: string
  mute: string
  unmute: string
  captions: string
  captionsOff: string
  fullScreen: string
  leaveFullScreen: string
  pictureInPicture: string
  problems: Readonly<Record<MediaProblem, string>>
}

export const mediaWords: Words<MediaText> = {
  'en-US': {
    play: 'Play',
    pause: 'Pause',
    seek: 'Position',
    timeOf: (time, duration) => `${time} of ${duration}`,
    speed: 'Speed',
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    captions: 'Captions',
    captionsOff: 'Off',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Exit full screen',
    pictureInPicture: 'Picture in picture',
    problems: {
      network: 'The connection was lost while loading. Check your network and try again.',
      broken: 'This recording is damaged and can’t be played any further.',
      unsupported: 'Couldn’t open this recording. It may have been removed, or your browser can’t play it.',
    },
  },
  'zh-CN': {
    play: '播放',
    pause: '暂停',
    seek: '播放进度',
    timeOf: (time, duration) => `${time}，共 ${duration}`,
    speed: '倍速',
    volume: '音量',
    mute: '静音',
    unmute: '解除静音',
    captions: '字幕',
    captionsOff: '关闭字幕',
    fullScreen: '全屏',
    leaveFullScreen: '退出全屏',
    pictureInPicture: '画中画',
    problems: {
      network: '加载时网络中断，请检查网络后重试。',
      broken: '文件已损坏，无法继续播放。',
      unsupported: '无法打开此文件，它可能已被删除，或浏览器不支持此格式。',
    },
  },
  'ja-JP': {
    play: '再生',
    pause: '一時停止',
    seek: '再生位置',
    timeOf: (time, duration) => `${time}／全体 ${duration}`,
    speed: '再生速度',
    volume: '音量',
    mute: 'ミュート',
    unmute: 'ミュート解除',
    captions: '字幕',
    captionsOff: '字幕オフ',
    fullScreen: '全画面表示',
    leaveFullScreen: '全画面表示を終了',
    pictureInPicture: 'ピクチャーインピクチャー',
    problems: {
      network: '読み込み中に接続が切れました。ネットワークを確認して、もう一度お試しください。',
      broken: 'ファイルが壊れているため、続きを再生できません。',
      unsupported: 'ファイルを開けませんでした。削除されたか、お使いのブラウザが対応していない形式の可能性があります。',
    },
  },
}
