import type { Words } from '../ui-text/words.ts'

export const avatarEditorWords: Words<{
  area: string
  areaKind: string
  help: string
  zoom: string
  zoomIn: string
  zoomOut: string
  preview: string
  another: string
  rule: (kinds: string, size: string) => string
  drop: string
  save: string
  unreadable: string
  tooManyPixels: (megapixels: number) => string
}> = {
  'en-US': {
    area: 'Part of the picture that is kept',
    areaKind: 'movable picture',
    help: 'Drag, or use the arrow keys; plus and minus zoom, 0 starts over.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    preview: 'How others see it',
    another: 'Another picture',
    rule: (kinds, size) => `${kinds}, up to ${size}`,
    drop: 'Let go to take this picture',
    save: 'Use this part',
    unreadable: 'This picture cannot be shown here. Take another one, as JPG, PNG or WebP.',
    tooManyPixels: (megapixels) => `This picture has more than ${megapixels} million pixels. Take a smaller one.`,
  },
  'zh-CN': {
    area: '头像保留的部分',
    areaKind: '可移动的图片',
    help: '拖动图片，或用方向键移动；加减键缩放，0 键还原。',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    preview: '别人看到的样子',
    another: '换一张图片',
    rule: (kinds, size) => `${kinds}，不超过 ${size}`,
    drop: '松开即可使用这张图片',
    save: '使用这一部分',
    unreadable: '这张图片在这里无法显示，请换一张 JPG、PNG 或 WebP 图片。',
    tooManyPixels: (megapixels) => `这张图片超过 ${megapixels * 100} 万像素，请换一张小一些的。`,
  },
  'ja-JP': {
    area: '使用する範囲',
    areaKind: '動かせる画像',
    help: 'ドラッグ、または矢印キーで動かします。＋と−で拡大・縮小、0で元に戻ります。',
    zoom: '拡大率',
    zoomIn: '拡大する',
    zoomOut: '縮小する',
    preview: 'ほかの人からの見え方',
    another: '別の画像を選ぶ',
    rule: (kinds, size) => `${kinds}、${size}まで`,
    drop: '離すとこの画像を使います',
    save: 'この範囲を使う',
    unreadable: 'この画像は表示できません。JPG、PNG、WebP の別の画像をお選びください。',
    tooManyPixels: (megapixels) => `${megapixels * 100}万画素を超えています。小さい画像をお選びください。`,
  },
}
