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
    area: 'Crop area',
    areaKind: 'movable image',
    help: 'Drag or use the arrow keys to move. Press + and − to zoom, 0 to reset.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    preview: 'How others see it',
    another: 'Choose another picture',
    rule: (kinds, size) => `${kinds}, up to ${size}`,
    drop: 'Drop to use this picture',
    save: 'Use picture',
    unreadable: 'This picture can’t be shown. Choose another one in JPG, PNG, or WebP format.',
    tooManyPixels: (megapixels) => `This picture has more than ${megapixels} million pixels. Choose a smaller one.`,
  },
  'zh-CN': {
    area: '裁剪区域',
    areaKind: '可移动的图片',
    help: '拖动图片，或用方向键移动；按加号、减号键缩放，按 0 键还原。',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    preview: '别人看到的效果',
    another: '换一张图片',
    rule: (kinds, size) => `${kinds}，不超过 ${size}`,
    drop: '松开即可使用这张图片',
    save: '使用此图片',
    unreadable: '这张图片无法显示，请换一张 JPG、PNG 或 WebP 图片。',
    tooManyPixels: (megapixels) => `这张图片超过 ${megapixels * 100} 万像素，请换一张小一些的。`,
  },
  'ja-JP': {
    area: '切り抜く範囲',
    areaKind: '動かせる画像',
    help: 'ドラッグまたは矢印キーで移動できます。＋と−で拡大・縮小、0 で元に戻ります。',
    zoom: '拡大率',
    zoomIn: '拡大',
    zoomOut: '縮小',
    preview: 'ほかの人からの見え方',
    another: '別の画像を選ぶ',
    rule: (kinds, size) => `${kinds}、${size} まで`,
    drop: 'ドロップしてこの画像を使う',
    save: 'この画像を使う',
    unreadable: 'この画像は表示できません。JPG、PNG、WebP 形式の別の画像を選んでください。',
    tooManyPixels: (megapixels) => `画像が ${megapixels * 100} 万画素を超えています。小さい画像を選んでください。`,
  },
}
