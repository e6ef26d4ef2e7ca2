import type { Words } from '../ui-text/words.ts'

interface ImageViewerText {
  zoomIn: string
  zoomOut: string
  fit: string
  rotate: string
  previous: string
  next: string
  position: (index: number, count: number) => string
  failed: string
  keys: string
}

export const imageViewerWords: Words<ImageViewerText> = {
  'en-US': {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to screen',
    rotate: 'Rotate',
    previous: 'Previous image',
    next: 'Next image',
    position: (index, count) => `${index} of ${count}`,
    failed: 'Couldn’t load this image.',
    keys: 'Press + and − to zoom, the arrow keys to move, and R to rotate.',
  },
  'zh-CN': {
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适合屏幕',
    rotate: '旋转',
    previous: '上一张',
    next: '下一张',
    position: (index, count) => `第 ${index} 张，共 ${count} 张`,
    failed: '图片加载失败。',
    keys: '按加号、减号键缩放，放大后按方向键移动，按 R 键旋转。',
  },
  'ja-JP': {
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '画面に合わせる',
    rotate: '回転',
    previous: '前の画像',
    next: '次の画像',
    position: (index, count) => `${count} 枚中 ${index} 枚目`,
    failed: '画像を読み込めませんでした。',
    keys: '＋と−で拡大・縮小、拡大中は矢印キーで移動、R で回転します。',
  },
}
