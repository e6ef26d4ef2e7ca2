import type { Words } from '../ui-text/words.ts'

export const avatarEditorWords: Words<{
  /** The name of the square. */
  area: string
  areaKind: string
  /** How it is used, also without a mouse. */
  help: string
  zoom: string
  save: string
  unreadable: string
}> = {
  'en-US': {
    area: 'Part of the picture that is kept',
    areaKind: 'movable picture',
    help: 'Drag, or use the arrow keys; plus and minus zoom.',
    zoom: 'Zoom',
    save: 'Use this part',
    unreadable: 'This picture cannot be shown. Take another one.',
  },
  'zh-CN': {
    area: '头像保留的部分',
    areaKind: '可移动的图片',
    help: '拖动图片，或用方向键移动，加减键缩放。',
    zoom: '缩放',
    save: '使用这一部分',
    unreadable: '这张图片无法显示，请换一张。',
  },
  'ja-JP': {
    area: '使用する範囲',
    areaKind: '動かせる画像',
    help: 'ドラッグ、または矢印キーで動かし、＋と−で拡大・縮小します。',
    zoom: '拡大',
    save: 'この範囲を使う',
    unreadable: 'この画像は表示できません。別の画像をお選びください。',
  },
}
